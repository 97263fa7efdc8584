package croupier.games.magic.words;

import croupier.kernel.*;
import croupier.script.files.Naming;

/** What a continuous effect may say about the rules of the game (613.11); what follows the rule asks. */
public enum Rule implements Stored {
    EXTRA_LAND("you may play an additional land on each of your turns"),
    NO_HAND_LIMIT("{who} have no maximum hand size"),
    HAND_SIZE("{who} have a maximum hand size changed by {amount}"),
    COSTS_MORE("{spells} cost {mana} more to cast"),
    COSTS_LESS("{spells} cost {mana} less to cast"),
    /** What would cost less mana costs so much: looked at after all that makes it dearer or cheaper (601.2f). */
    COSTS_AT_LEAST("{spells} that would cost less than {amount} mana to cast cost {amount} mana to cast"),
    CANT_CAST("{spells} can't be cast"),
    /** Abilities of these objects that are not mana abilities. */
    CANT_ACTIVATE("activated abilities of {sources} can't be activated unless they're mana abilities"),
    CANT_LOSE("{who} can't lose the game"),
    CANT_WIN("{who} can't win the game"),
    CANT_GAIN_LIFE("{who} can't gain life"),
    AS_THOUGH_FLASH("{who} may cast spells as though they had flash"),
    CANT_ATTACK_YOU("creatures can't attack you"),
    /** So much generic mana for each creature that attacks you. */
    ATTACK_COST("creatures can't attack you unless their controller pays {mana} for each of them"),
    NO_PREVENTION("damage can't be prevented"),
    CANT_DRAW("{who} can't draw cards"),
    SKIP_UNTAP("{who} skip their untap steps"),
    SKIP_DRAW("{who} skip their draw steps"),
    /** What enters does not make abilities trigger (603.2). */
    ENTERS_UNNOTICED("{creatures} entering the battlefield don't cause abilities to trigger"),
    /** Abilities of your permanents that something entering makes trigger do so this many times more (603.2d). */
    ENTERING_TRIGGERS_AGAIN(
            "if such a permanent entering the battlefield causes a triggered ability of a permanent you control to"
                    + " trigger, that ability triggers {amount:an additional time}"),
    /** This many attackers more may be blocked by a creature. */
    BLOCKS_MORE("this can block {amount:an additional creature} each combat"),
    /** At most this many creatures can attack in a combat (508.1c). */
    MOST_ATTACKERS("no more than {amount:creature} can attack each combat"),
    /** At most this many creatures of all players can block in a combat (509.1b). */
    MOST_BLOCKERS("no more than {amount:creature} can block each combat"),
    /** Nothing puts counters on these (122.1, 101.2). */
    CANT_HAVE_COUNTERS("counters can't be put on {permanents}"),
    /** Mana pays for any colored symbol (609.4b). */
    ANY_COLOR("{who} may spend mana as though it were mana of any color"),
    PLAY_LANDS_FROM_GRAVEYARD("{who} may play lands from {who's} graveyard"),
    /** These creatures cannot block this one. */
    CANT_BLOCK_THIS("this can't be blocked by {creatures}");

    static final Rule[] ALL = values();

    /** What it says: of whom, of which spells or creatures, and how much. */
    public final String says;

    Rule(String says) {
        this.says = says;
    }

    String said() {
        return Naming.of(name());
    }
}
