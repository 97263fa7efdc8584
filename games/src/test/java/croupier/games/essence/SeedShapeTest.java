package croupier.games.essence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.script.MistakesException;
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
        Printed p = game.print(card);
        assertThat(p.type).isEqualTo(Type.DEITY);
        assertThat(p.essence).isEqualTo(23);
        assertThat(p.kl).isEqualTo(3);
        assertThat(p.aspects).isEqualTo(Aspect.GLOW.bit | Aspect.GRAY.bit);
        assertThat(p.klBonus).isNotNull();
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
        Printed p = game.print(game.cards().find("Walker"));
        assertThat(p.power).isEqualTo(2);
        assertThat(p.guard).isEqualTo(3);
        assertThat(p.cost).isEqualTo(2);
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
}
