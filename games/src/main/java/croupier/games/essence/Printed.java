package croupier.games.essence;

import croupier.kernel.Zone;
import croupier.script.Amount;
import croupier.script.Modifier;
import croupier.script.Numbered;
import croupier.script.Steps;
import org.jspecify.annotations.Nullable;

/** What is printed on a card, laid out for play. */
final class Printed {
    private static final CardDef.Activated[] NO_USE = {};

    final int card;
    final String name;
    final Type type;
    final int aspects;
    final int cost;
    final int power;
    final int guard;
    final int essence;
    final int kl;
    final boolean guardian;
    final boolean basic;
    final @Nullable Amount less;
    final Costs besides;
    final @Nullable Amount klBonus;
    final Steps play;
    final Steps godCode;
    final CardDef.@Nullable Where then;
    final int[] hooks;
    final int[] modifiers;
    final CardDef.Activated[] uses;
    /** Where it lies once it is played. */
    final Zone zone;

    final CardDef def;

    Printed(int card, String name, CardDef def) {
        this.card = card;
        this.name = name;
        this.def = def;
        type = def.type();
        aspects = Aspect.bits(def.subtypes());
        cost = def.cost();
        power = orNone(def.power());
        guard = orNone(def.guard());
        essence = orNone(def.essence());
        kl = orNone(def.kl());
        guardian = def.guardian();
        basic = def.isBasic();
        less = def.less();
        besides = def.besides() == null ? Costs.NONE : def.besides();
        klBonus = def.klBonus();
        play = def.play();
        godCode = def.godCode();
        then = def.then();
        hooks = def.abilities().stream().mapToInt(Numbered::number).toArray();
        modifiers = def.lasting().stream().mapToInt(Numbered<Modifier>::number).toArray();
        uses = def.use().toArray(NO_USE);
        zone = zoneOf(type);
    }

    private static int orNone(@Nullable Integer number) {
        return number == null ? 0 : number;
    }

    private static Zone zoneOf(Type type) {
        return switch (type) {
            case DEITY -> EssenceWords.DEITY;
            case DOMAIN -> EssenceWords.DOMAIN;
            case SHARD -> EssenceWords.SHARDS;
            case AVATAR, TOKEN -> EssenceWords.AVATARS;
            case RELIC, SUPPORT -> EssenceWords.RELICS;
            case SPELL, RITE -> EssenceWords.IN_USE;
        };
    }

    /** Whether something of it listens or counts while it is there. */
    boolean isActive() {
        return hooks.length > 0 || modifiers.length > 0;
    }
}
