package croupier.games.essence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.script.files.MistakesException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cards in the shape of the engine's specification load as they are (rule 10, Q35). */
class SeedShapeTest {
    private static final String HERALD = """
        {
          "cardId": "EC-901",
          "name": "Herald of the Shape",
          "typeLine": "DEITY",
          "subtypes": ["Glow", "Gray"],
          "domainTag": "Second Sun",
          "klCost": 0,
          "startingEssence": 23,
          "baseKl": 3,
          "power": null,
          "guard": null,
          "setCode": "EC1",
          "abilities": [
            {
              "id": "solar-flow",
              "label": "Solar Flow",
              "description": "At the start of your turn, with a Glow Avatar, gain 1 KL.",
              "trigger": "START_OF_TURN",
              "effectType": "KL_MOD",
              "effectParams": { "amount": 1, "condition": "youControlGlowAvatar" }
            },
            { "label": "Radiance", "description": "It is told and does nothing." }
          ],
          "isToken": false
        }
        """;

    private static Essence load(String json) {
        Content cards = new EssenceSource().content().with(Map.of("cards/shape.json", json));
        return (Essence) new EssenceSource().load(cards);
    }

    @Test
    void aCardOfTheSpecificationLoadsAsItIs() {
        Essence game = load(HERALD);
        int card = game.cards().find("Herald of the Shape");
        Defs.Card p = game.cards.printed[card];
        assertThat(p.type()).isEqualTo(Type.DEITY);
        assertThat(p.essence()).isEqualTo(23);
        assertThat(p.kl()).isEqualTo(3);
        assertThat(game.cards.aspects[card]).isEqualTo(Aspect.GLOW.bit | Aspect.GRAY.bit);
        assertThat(p.klBonus()).isNotNull();
    }

    @Test
    void anAbilityOfTextAloneIsToldAndDoesNothing() {
        Game game = load(HERALD);
        assertThat(game.cards().text(game.cards().find("Herald of the Shape")))
                .contains("Radiance: It is told and does nothing.");
    }

    @Test
    void aFileMayHoldAList() {
        Essence game = load("[" + avatar("\"power\": 2, \"guard\": 3,") + "]");
        Defs.Card p = game.cards.printed[game.cards().find("Walker")];
        assertThat(p.power()).isEqualTo(2);
        assertThat(p.guard()).isEqualTo(3);
        assertThat(p.cost()).isEqualTo(2);
    }

    private static String avatar(String numbers) {
        return "{ \"cardId\": \"EC-902\", \"name\": \"Walker\", \"typeLine\": \"AVATAR\", " + numbers
                + " \"klCost\": 2, \"art\": {\"url\": \"none\"}, \"abilities\": [] }";
    }

    @Test
    void anAvatarWithoutPowerOrGuardIsRefused() {
        assertThatThrownBy(() -> load(avatar("\"power\": 2,")))
                .isInstanceOf(MistakesException.class)
                .hasMessageContaining("cards/shape.json:1:1")
                .hasMessageContaining("needs 'power' and 'guard'");
    }

    @Test
    void aDeityWithoutEssenceOrKlIsRefused() {
        assertThatThrownBy(() -> load(HERALD.replace("\"baseKl\": 3,", "")))
                .hasMessageContaining("a Deity needs 'essence' and 'kl'");
    }

    @Test
    void whatHasNoIdOrNameIsRefused() {
        assertThatThrownBy(() -> load(HERALD.replace("\"cardId\": \"EC-901\",", "")))
                .hasMessageContaining("cards/shape.json:1:1: a card needs 'cardId'");
        assertThatThrownBy(() -> load(HERALD.replace("\"name\": \"Herald of the Shape\",", "")))
                .hasMessageContaining("a card needs 'name'");
    }

    @Test
    void anUnknownTypeLineIsToldWithTheNearestOne() {
        assertThatThrownBy(() -> load(HERALD.replace("\"DEITY\"", "\"DIETY\"")))
                .hasMessageContaining("cards/shape.json:4:15: there is no typeLine 'DIETY'. Did you mean 'DEITY'?");
    }

    // ---- tokens

    @Test
    void anAvatarThatIsATokenCeasesToExistLikeOne() {
        Essence game = load(avatar("\"power\": 2, \"guard\": 3, \"isToken\": true,"));
        assertThat(game.cards.printed[game.cards().find("Walker")].type()).isEqualTo(Type.TOKEN);
    }

    @Test
    void anAvatarThatIsNoTokenStaysOne() {
        Essence game = load(avatar("\"power\": 2, \"guard\": 3, \"isToken\": false,"));
        assertThat(game.cards.printed[game.cards().find("Walker")].type()).isEqualTo(Type.AVATAR);
        assertThat(load(avatar("\"power\": 2, \"guard\": 3, \"isToken\": null,"))
                        .cards()
                        .find("Walker"))
                .isPositive();
    }

    @Test
    void whatContradictsItsTypeLineIsRefused() {
        assertThatThrownBy(() -> load(spell("\"isToken\": true,")))
                .hasMessageContaining("cards/shape.json:1:72: only an AVATAR or TOKEN can be a token, a SPELL cannot");
        assertThatThrownBy(() -> load(avatar("\"power\": 2, \"guard\": 3, \"isToken\": false,")
                        .replace("AVATAR", "TOKEN")))
                .hasMessageContaining("a TOKEN is a token: isToken is true, or the typeLine is AVATAR");
        assertThatThrownBy(() -> load(avatar("\"power\": 2, \"guard\": 3, \"isToken\": \"perhaps\",")))
                .hasMessageContaining("isToken is true or false, this is 'perhaps'");
    }

    // ---- costs

    private static String spell(String more) {
        return "{ \"cardId\": \"EC-903\", \"name\": \"Dirge\", \"typeLine\": \"SPELL\", " + more
                + " \"klCost\": 2, \"abilities\": [] }";
    }

    private static Costs costs(String list) {
        Essence game = load(spell("\"additionalCosts\": " + list + ","));
        return game.cards.printed[game.cards().find("Dirge")].costs();
    }

    @Test
    void costsBesidesKlArePaidAsTheyAreWritten() {
        assertThat(costs("[{ \"type\": \"ESSENCE\", \"amount\": 2 }, { \"type\": \"SACRIFICE\", \"amount\": 1,"
                        + " \"label\": \"Offering\" }, { \"type\": \"DISCARD\" }, { \"type\": \"GOD_CHARGE\","
                        + " \"amount\": 3 }]"))
                .isEqualTo(new Costs(0, 2, 3, 1, 1, false));
        assertThat(costs("[]")).isEqualTo(Costs.NONE);
        assertThat(costs("null")).isEqualTo(Costs.NONE);
    }

    @Test
    void costsOfOneTypeAddUp() {
        assertThat(costs("[{ \"type\": \"SACRIFICE\" }, { \"type\": \"SACRIFICE\" }]"))
                .isEqualTo(new Costs(0, 0, 0, 2, 0, false));
    }

    @Test
    void aCostThatCannotBePaidAsItIsWrittenIsRefused() {
        assertThatThrownBy(() -> costs("[{ \"type\": \"SACRIFISE\" }]"))
                .hasMessageContaining("there is no cost 'SACRIFISE'. Did you mean 'SACRIFICE'?");
        assertThatThrownBy(() -> costs("[{ \"amount\": 2 }]")).hasMessageContaining("there is no cost ''");
        assertThatThrownBy(() -> costs("[{ \"type\": \"ESSENCE\", \"amount\": 0 }]"))
                .hasMessageContaining("the amount of a cost is a number from 1");
        assertThatThrownBy(() -> costs("[{ \"type\": \"SACRIFICE\", \"subtype\": \"Beast\" }]"))
                .hasMessageContaining("there is no key 'subtype' of a cost");
        assertThatThrownBy(() -> costs("[2]")).hasMessageContaining("a cost has a type and an amount, this is '2'");
        assertThatThrownBy(() -> costs("{ \"type\": \"ESSENCE\" }"))
                .hasMessageContaining("'additionalCosts' is a list");
        assertThatThrownBy(() -> costs("[{ \"type\": \"GOD_CHARGE\", \"amount\": 4 }]"))
                .hasMessageContaining("nobody has more than 3 God Charges");
    }

    // ---- other keys

    @Test
    void abilitiesAreAList() {
        assertThatThrownBy(() -> load(spell("").replace("\"abilities\": []", "\"abilities\": \"Draw a card.\"")))
                .hasMessageContaining("'abilities' is a list, this is 'Draw a card.'");
        assertThat(load(spell("").replace("\"abilities\": []", "\"abilities\": null"))
                        .cards()
                        .find("Dirge"))
                .isPositive();
    }

    @Test
    void aCardIdIsGivenOnce() {
        assertThatThrownBy(() -> load("[" + spell("") + "," + spell("").replace("Dirge", "Elegy") + "]"))
                .hasMessageContaining("another card of this file has the cardId 'EC-903'");
    }

    @Test
    void theTagOfTheDomainAndTheCostAreRead() {
        Essence game = load(spell("\"domainTag\": \"Second Sun\", \"subtypes\": [\"Void\"],"));
        Defs.Card p = game.cards.printed[game.cards().find("Dirge")];
        assertThat(p.domains()).containsExactly("Second Sun");
        assertThat(p.cost()).isEqualTo(2);
        assertThat(game.cards.aspects[game.cards().find("Dirge")]).isEqualTo(Aspect.VOID.bit);
    }

    @Test
    void aCostBelowNothingIsRefused() {
        assertThatThrownBy(() -> load(spell("").replace("\"klCost\": 2", "\"klCost\": -1")))
                .hasMessageContaining("a cost is a number from 0");
    }
}
