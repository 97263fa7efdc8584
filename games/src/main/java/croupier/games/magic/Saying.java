package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.script.Choice;
import croupier.script.Noun;
import croupier.script.PerRow;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.Teller;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Rules text, made from what cards do. */
final class Saying {
    private static final String[] NUMBERS = {"no", "one", "two", "three", "four", "five"};

    private Saying() {}

    /** Types and keywords as words. */
    static String names(List<Type> types, List<Keyword> keywords) {
        StringJoiner all = new StringJoiner(", ");
        for (Type type : types) all.add(type.name().toLowerCase(Locale.ROOT));
        for (Keyword k : keywords) all.add(k.said());
        return all.toString();
    }

    /** "you draw", "each opponent draws". */
    static String who(Teller w, @Nullable Selection who, String verb) {
        String said = who == null ? "you" : w.words(who);
        if (said.equals("you")) return verb;
        if (said.equals("players")) return "each player " + verb + "s";
        return said + " " + verb + (said.endsWith("s") ? "" : "s");
    }

    /** "exile ", or "that player exiles ". */
    static String doing(Teller w, @Nullable Noun by, String verb) {
        return by == null ? verb + " " : w.words(by) + " " + verb + "s ";
    }

    static String card(Defs.CardDef d, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        String line = (d.cost() == null ? "" : d.cost().said() + " ") + d.type().said();
        String pt =
                d.pt() == null ? "" : d.defines() != null ? " */*" : " " + d.pt().power() + "/" + d.pt().toughness();
        s.add(line + pt + (d.loyalty() > 0 ? " (loyalty " + d.loyalty() + ")" : "") + ".");
        keywords(d, s);
        costs(d, s);
        if (d.castOnly() != null) s.add("Cast this only if " + w.words(d.castOnly()) + ".");
        if (d.enchant() != null)
            s.add("Enchant " + Phrases.one(w.words(d.enchant().of())) + ".");
        if (d.defines() != null) defines(d.defines(), s, w);
        String spell = text(d.target(), d.do_(), d.modes(), d.choose(), w);
        if (!spell.isEmpty()) s.add(spell);
        for (Defs.AbilityDef a : d.abilities()) s.add(ability(a, w));
        if (d.exilesItself()) s.add("Exile this.");
        return polished(host(d, s.toString(), w));
    }

    private static void keywords(Defs.CardDef d, StringJoiner s) {
        List<String> plain = new ArrayList<>();
        for (Keyword k : d.keywords()) if (!isVerb(k)) plain.add(k.said());
        if (!plain.isEmpty()) s.add(Teller.sentence(String.join(", ", plain)));
        for (Keyword k : d.keywords()) if (isVerb(k)) s.add("This " + verb(k) + ".");
    }

    private static void defines(Defs.DefinesDef d, StringJoiner s, Teller w) {
        String power = amount(w.words(d.power()));
        String toughness = amount(w.words(d.toughness()));
        s.add(
                power.equals(toughness)
                        ? "Its power and toughness are each equal to " + power + "."
                        : "Its power is equal to " + power + " and its toughness to " + toughness + ".");
    }

    private static void costs(Defs.CardDef d, StringJoiner s) {
        if (d.additional() != null)
            s.add("As an additional cost to cast this, " + d.additional().said() + ".");
        for (Defs.TargetDef target : d.target())
            if (target.extra() > 0)
                s.add("This costs {" + target.extra() + "} more to cast for each target beyond the first.");
        if (d.alternative() != null)
            s.add("You may " + d.alternative().cost().said() + " rather than pay its mana cost.");
        if (d.kicker() != null) s.add("Kicker " + d.kicker().said() + ".");
        if (d.flashback() != null) s.add("Flashback " + d.flashback().said() + ".");
        if (d.cycling() != null) s.add("Cycling " + d.cycling().said() + ".");
        if (d.morph() != null) s.add("Morph " + d.morph().said() + ".");
        if (d.equip() != null) s.add("Equip " + d.equip().said() + ".");
        if (d.ward() != null) s.add("Ward " + d.ward().said() + ".");
    }

    /** What an Aura that enchants no creature is on. */
    private static String host(Defs.CardDef d, String text, Teller w) {
        if (d.enchant() == null) return text;
        String what = Phrases.one(w.words(d.enchant().of()));
        return what.startsWith("creature") ? text : text.replace("nchanted creature", "nchanted " + what);
    }

    /** "all creatures", "all lands"; other words as they are. */
    static String all(String words) {
        if (words.startsWith("of ")) return words.substring(3);
        if (words.startsWith("graveyards"))
            return words.equals("graveyards") ? "all graveyards" : "all " + Phrases.many(words);
        return words.matches("(creatures|permanents|lands|artifacts|enchantments|planeswalkers)\\b.*")
                ? "all " + Phrases.many(words)
                : words;
    }

    /** "each creature without flying and each player". */
    static String each(String words) {
        StringJoiner s = new StringJoiner(" and ");
        for (String part : words.split(" and (?=players$|creatures\\b)"))
            s.add(
                    part.matches("(creatures|players|opponents|permanents|lands)\\b.*")
                                    && !part.equals("players and planeswalkers")
                            ? "each " + Phrases.one(part)
                            : part.equals("the target's creatures") ? "each creature the target controls" : part);
        return s.toString();
    }

    /** Cards of a hand, library or battlefield that are chosen: "two cards", "a basic land card". */
    static String cards(Teller w, Choice c) {
        return cards((w.isWhole(c) ? "of " : "") + w.words(c));
    }

    static String cards(String words) {
        java.util.regex.Matcher m = java.util.regex.Pattern.compile(
                        "(up to |any number of )?([0-9X]+ )?(random )?(?:of )?(.*?)(?: at random)?")
                .matcher(words);
        if (!m.matches() || (m.group(2) == null && m.group(1) == null && !words.startsWith("of "))) return words;
        String set = m.group(4)
                .replaceFirst("^(?:your|its|the target's|the by's|by's) (hand|library)", "your $1")
                .replaceFirst("^(?:its|the target's) creatures", "creatures");
        if (m.group(2) == null) return set.startsWith("your hand") ? "that hand" : "all " + Phrases.many(set);
        boolean one = m.group(2).equals("1 ");
        String said = one ? Phrases.a(set) : number(m.group(2).strip()) + " " + Phrases.many(set);
        return (m.group(1) == null ? "" : m.group(1))
                + (one && m.group(1) != null ? "one " + Phrases.one(set) : said)
                + (m.group(3) == null && !words.endsWith(" at random") ? "" : " at random");
    }

    private static String number(String n) {
        return n.matches("[0-5]") ? NUMBERS[Integer.parseInt(n)] : n;
    }

    static String damage(String amount, String to) {
        return isFigure(amount) ? amount + " damage to " + to : "damage to " + to + " equal to " + amount(amount);
    }

    static String life(String amount) {
        return isFigure(amount) ? amount + " life" : "life equal to " + amount(amount);
    }

    /** "the number of Goblins". */
    private static String amount(String words) {
        String head = "the number of ";
        if (words.equals(head + "your hand")) return head + "cards in your hand";
        return words.startsWith(head) ? head + Phrases.many(words.substring(head.length())) : words;
    }

    private static boolean isFigure(String amount) {
        return amount.matches("[0-9]+.*|X|that many|its share");
    }

    // ---- targets

    private static String text(
            List<Defs.TargetDef> target, Steps steps, List<Defs.ModeDef> modes, croupier.script.Span choose, Teller w) {
        if (!modes.isEmpty()) {
            StringJoiner s = new StringJoiner(" ");
            int n = choose.most();
            s.add("Choose " + (n < NUMBERS.length ? NUMBERS[n] : n) + ":");
            for (Defs.ModeDef m : modes) s.add("• " + text(m.target(), m.do_(), List.of(), choose, w));
            return s.toString();
        }
        return steps.isEmpty() ? "" : aimed(target, w.sentences(steps), w);
    }

    private static final String[] NAMED = {"the target", "the second target", "the third target", "the fourth target"};

    /** The first time a target is named it is told what it can be, later it is "that creature" or "that player". */
    static String aimed(List<Defs.TargetDef> target, String said, Teller w) {
        String text = said;
        for (int i = target.size() - 1; i >= 0; i--) {
            Defs.TargetDef d = target.get(i);
            String one = Phrases.one(w.words(d.of()));
            String phrase = one.equals("any target") ? one : "target " + one;
            if (d.divide() != null)
                text = text.replace(
                        "its share damage to targets",
                        w.words(d.divide()) + " damage divided as you choose among " + among(d) + " targets");
            else if (d.count().most() > 1) text = named(text, "targets", targets(d, w), "targets");
            text = named(text, NAMED[Math.min(i, NAMED.length - 1)], phrase, later(one));
        }
        return text;
    }

    private static String later(String one) {
        if (one.startsWith("player or") || one.equals("any target")) return "it";
        if (one.contains("player") || one.contains("opponent") && !one.contains("controls")) return "that player";
        if (one.contains("card from")) return "that card";
        if (one.contains("spell")) return "that spell";
        for (String kind : List.of("creature", "land", "artifact", "permanent"))
            if (one.contains(kind)) return "that " + kind;
        return "it";
    }

    private static String named(String text, String name, String first, String later) {
        int at = text.toLowerCase(Locale.ROOT).indexOf(name);
        if (at < 0) return text;
        String head = text.substring(0, at);
        String rest = text.substring(at + name.length()).replace(name, later).replace(capital(name), capital(later));
        return head + (Character.isUpperCase(text.charAt(at)) ? capital(first) : first) + rest;
    }

    private static String capital(String s) {
        return Character.toUpperCase(s.charAt(0)) + s.substring(1);
    }

    private static String among(Defs.TargetDef d) {
        return d.count().most() == 2 ? "one or two" : d.count().most() == 3 ? "one, two or three" : "any number of";
    }

    /** More targets than anybody aims at: as many as you like. */
    private static final int ANY_NUMBER = 99;

    /** "up to two target creatures", "any number of targets". */
    private static String targets(Defs.TargetDef d, Teller w) {
        String of = Phrases.many(w.words(d.of()));
        return several(d) + (of.equals("any target") ? " targets" : " target " + of);
    }

    private static String several(Defs.TargetDef d) {
        int most = d.count().most();
        if (most >= ANY_NUMBER) return "any number of";
        String n = most < NUMBERS.length ? NUMBERS[most] : Integer.toString(most);
        return d.count().least() == most ? n : "up to " + n;
    }

    // ---- abilities

    private static String ability(Defs.AbilityDef a, Teller w) {
        return switch (a) {
            case Defs.Triggered t -> {
                String if_ = t.if_() == null ? "" : ", if " + w.words(t.if_());
                String does = text(t.target(), t.do_(), t.modes(), t.choose(), w)
                        .replace("hat one", "hat " + Happens.about(t.when().get(0)));
                yield capital(Happens.when(t, w)) + if_ + ", " + (t.may() ? "you may " : "") + small(does);
            }
            case Defs.Activated x ->
                capital(x.cost().said()) + ": " + text(x.target(), x.do_(), x.modes(), x.choose(), w)
                        + (x.asSorcery() ? " Activate only as a sorcery." : "")
                        + (x.oncePerTurn() ? " Activate only once each turn." : "");
            case Defs.Loyalty l ->
                (l.loyalty().startsWith("-") ? "" : "+") + l.loyalty().toUpperCase(Locale.ROOT) + ": "
                        + text(l.target(), l.do_(), List.of(), new croupier.script.Span(1, 1), w);
            case Defs.Mana x -> mana(x, w);
            case Defs.Static x -> statics(x, w);
            case Defs.Ruled r -> ruled(r, w);
            case Defs.Replaces r -> replaces(r, w);
        };
    }

    private static String small(String s) {
        return s.isEmpty() ? s : Character.toLowerCase(s.charAt(0)) + s.substring(1);
    }

    /** The mana that a mana ability adds. */
    static String added(String mana) {
        return mana.equals("any")
                ? "one mana of any color"
                : mana.replaceAll("([WUBRGC])", "{$1}").replace("/", " or ");
    }

    private static String mana(Defs.Mana x, Teller w) {
        String made = added(x.mana());
        String times = x.times() == null
                ? ""
                : " for each of " + amount(w.words(x.times())).replaceFirst("^the number of ", "");
        String then = x.then().isEmpty() ? "" : " " + w.sentences(x.then());
        return x.cost().said() + ": Add " + made + times + "." + then;
    }

    private static String ruled(Defs.Ruled r, Teller w) {
        String of = r.of() == null ? "" : w.words(r.of());
        boolean yours = of.contains("yours");
        String who = of.equals("always") ? "Players" : of.contains("opposing") ? "Your opponents" : "You";
        String spells = of.equals("always")
                ? "Spells"
                : capital(Phrases.many("spells that are "
                                + of.replaceFirst("^\\(?it is ", "")
                                        .replace(")", "")
                                        .replace(" it is ", " is ")
                                        .replace("is yours", "yours")))
                        .replace("you control", "you cast");
        String n = w.words(r.amount());
        String if_ = r.if_() == null ? "" : "As long as " + w.words(r.if_()) + ", ";
        return if_
                + switch (r.rule()) {
                    case EXTRA_LAND -> "You may play an additional land on each of your turns.";
                    case NO_HAND_LIMIT -> who + " have no maximum hand size.";
                    case HAND_SIZE -> who + " have a maximum hand size changed by " + n + ".";
                    case COSTS_MORE -> spells + " cost {" + n + "} more to cast.";
                    case COSTS_LESS -> spells + " cost {" + n + "} less to cast.";
                    case CANT_CAST -> spells + " can't be cast.";
                    case CANT_LOSE -> who + " can't lose the game.";
                    case CANT_WIN -> who + " can't win the game.";
                    case CANT_GAIN_LIFE -> who + " can't gain life.";
                    case AS_THOUGH_FLASH -> (yours ? "You" : who) + " may cast spells as though they had flash.";
                    case CANT_DRAW -> who + " can't draw cards.";
                    case SKIP_UNTAP -> who + " skip their untap steps.";
                    case SKIP_DRAW -> who + " skip their draw steps.";
                    case ATTACK_COST ->
                        "Creatures can't attack you unless their controller pays {" + n + "} for each of them.";
                    case CANT_ATTACK_YOU -> "Creatures can't attack you.";
                    case NO_PREVENTION -> "Damage can't be prevented.";
                    case BLOCKS_MORE -> "This can block " + moreCreatures(n) + ".";
                    case CANT_BLOCK_THIS ->
                        "This can't be blocked by "
                                + Phrases.many("creatures that are " + of.replaceFirst("^\\(?it is ", "")) + ".";
                };
    }

    private static String moreCreatures(String n) {
        return n.equals("1")
                ? "an additional creature each combat"
                : n.length() > 1 ? "any number of creatures" : n + " additional creatures each combat";
    }

    /** A replacement effect that lasts: "the next time it would die this turn, exile it instead". */
    static String fromNowOn(Defs.Replaces r, @Nullable Selection remember, boolean once, Until until, Teller w) {
        String text = replaces(r, w);
        if (remember != null) {
            String it = w.words(remember);
            if (r.of() == null && !Happens.isOfPlayers(r.event())) text = text.replaceFirst("\\bthis\\b", it);
            text = text.replaceFirst("^If (it|that player)\\b", "If " + it).replaceFirst("\\bto it\\b", "to " + it);
        }
        String when = until == Until.END_OF_TURN ? " this turn" : "";
        if (!text.startsWith("If ")) return small(text.substring(0, text.length() - 1)) + when + ".";
        int comma = text.indexOf(", ");
        return (once ? "the next time " : "if ") + text.substring(3, comma) + when + text.substring(comma);
    }

    private static String replaces(Defs.Replaces r, Teller w) {
        String text = replacing(r, w);
        if (r.event().is(DAMAGED)) text = text.replace("that player", "its source");
        return text.replace("that one's", "its")
                .replace("that one", Happens.isOfPlayers(r.event()) ? "that player" : "it");
    }

    private static String replacing(Defs.Replaces r, Teller w) {
        String subject = Happens.subject(r.event(), r.of(), w);
        String also = r.also().isEmpty() ? "" : w.clause(r.also());
        if (r.event().is(ENTERS) && !also.isEmpty()) return enters(r, subject, also, w);
        if (r.event().is(TURNED_UP)) return "As " + Happens.would(r.event(), subject) + ", " + also + ".";
        if (Replaceable.isSkippable(r.event())
                && r.instead() != null
                && r.instead().isEmpty())
            return subject.equals("it")
                    ? "If that player would begin " + Happens.next(r.event()) + ", they skip it."
                    : capital(Happens.skips(r.event(), subject));
        String would = r.byEffect() ? Happens.effectWould(r.event(), subject) : Happens.would(r.event(), subject);
        String head = "If " + would + (r.if_() == null ? "" : " while " + w.words(r.if_())) + ", ";
        if (r.change() != null) return head + changed(r, w);
        if (r.instead() != null && r.instead().isEmpty()) return head + "nothing happens instead.";
        if (r.instead() != null) return head + (r.may() ? "you may " : "") + w.clause(r.instead()) + " instead.";
        return head + (r.may() ? "you may: " : "") + also + ".";
    }

    private static String changed(Defs.Replaces r, Teller w) {
        String n = w.words(r.change());
        if (r.replace().number() == Replaceable.Changes.ZONE) return inZone(n) + " instead.";
        String what = n.equals("that many × 2")
                ? "twice that many"
                : n.equals("that many + 1")
                        ? "that many plus 1"
                        : n.equals("the greater of 0 and that many - 1") ? "1 less" : n;
        if (r.prevents()) return prevented(n);
        if (r.replace().asked().is(DAMAGED)) return what + " damage is dealt instead.";
        if (r.event().is(GAINS_LIFE)) return "gain " + what.replace("many", "much") + " instead.";
        if (r.event().is(LOSES_LIFE)) return "lose " + what.replace("many", "much") + " instead.";
        if (r.event().is(TAPPED_FOR_MANA)) return "it makes " + what.replace("many", "much") + " mana instead.";
        if (r.event().is(MILLS)) return "mill " + what + " instead.";
        if (r.event().is(SCRIES)) return "scry " + what + " instead.";
        if (r.event().is(SEARCHES))
            return "the search is among the top " + what.replaceFirst("^the lesser of that many and ", "")
                    + " cards instead.";
        return (r.event().is(GETS_COUNTERS) ? "it gets " : "create ") + what + " instead.";
    }

    /** What is prevented of damage that goes on with this number. */
    private static String prevented(String n) {
        if (n.equals("0")) return "prevent that damage.";
        String less = n.replaceFirst("^the greater of 0 and that many - ", "");
        return less.equals(n) ? "prevent all but " + n + " of that damage." : "prevent " + less + " of that damage.";
    }

    /** Where something goes, by the number of the zone. */
    private static String inZone(String n) {
        if (n.equals(Integer.toString(Moves.index(HAND)))) return "put it into its owner's hand";
        if (n.equals(Integer.toString(Moves.index(LIBRARY)))) return "put it on top of its owner's library";
        if (n.equals(Integer.toString(Moves.index(GRAVEYARD)))) return "put it into its owner's graveyard";
        return "exile it";
    }

    private static String enters(Defs.Replaces r, String subject, String also, Teller w) {
        String s = capital(subject);
        String if_ = r.if_() == null ? "" : "If " + w.words(r.if_()) + ", ";
        if (also.equals("it enters tapped"))
            return subject.equals("a permanent") ? "Permanents enter tapped." : s + " enters tapped.";
        if (also.matches("put .* counters? on this"))
            return capital(if_ + subject + " enters with " + also.substring(4).replace(" on this", " on it") + ".");
        if (also.startsWith("this becomes a copy of "))
            return (r.may() ? "You may have this enter as a copy of " : "This enters as a copy of ") + copied(also)
                    + ".";
        return capital(if_ + "as " + subject + " enters, " + (r.may() ? "you may " : "") + also + ".");
    }

    /** What something enters as a copy of, and the exceptions. */
    private static String copied(String also) {
        String of = also.substring("this becomes a copy of ".length()).replaceFirst("^1 ", "");
        int except = of.indexOf(", except ");
        return except < 0 ? Phrases.a(of) : Phrases.a(of.substring(0, except)) + of.substring(except);
    }

    // ---- continuous effects

    /** Keywords that say what an object cannot or must do. */
    private static boolean isVerb(Keyword k) {
        return switch (k) {
            case CANT_ATTACK,
                    CANT_BLOCK,
                    CANT_BE_BLOCKED,
                    MUST_ATTACK,
                    MUST_BE_BLOCKED,
                    DOESNT_UNTAP,
                    CANT_BE_COUNTERED,
                    CANT_ACTIVATE,
                    CANT_BE_REGENERATED -> true;
            default -> false;
        };
    }

    private static String verb(Keyword k) {
        return switch (k) {
            case MUST_ATTACK -> "attacks each combat if able";
            case MUST_BE_BLOCKED -> "must be blocked by all creatures able to block it";
            case DOESNT_UNTAP -> "doesn't untap during its controller's untap step";
            case CANT_ACTIVATE -> "can't activate abilities";
            default -> k.said();
        };
    }

    private static String statics(Defs.Static x, Teller w) {
        String said = w.words(x.affects());
        boolean one = said.startsWith("enchanted")
                || said.startsWith("equipped")
                || said.equals("this")
                || said.equals("you");
        List<String> parts = new ArrayList<>();
        if (x.power() != null || x.toughness() != null)
            parts.add((one ? "gets " : "get ") + signed(w, x.power()) + "/" + signed(w, x.toughness()));
        if (x.basePower() != null && x.baseToughness() != null)
            parts.add(base(one ? "is " : "are ", w.words(x.basePower()), w.words(x.baseToughness())));
        else alone(parts, one ? "has" : "have", x.basePower(), x.baseToughness(), w);
        has(parts, x.gain(), one ? "has " : "have ");
        if (!one)
            parts.replaceAll(p -> p.replace(
                    "doesn't untap during its controller's untap step",
                    "don't untap during their controllers' untap steps"));
        if (!x.lose().isEmpty()) has(parts, x.lose(), one ? "loses " : "lose ");
        if (x.loseAll()) parts.add((one ? "loses" : "lose") + " all abilities");
        String be = one ? "is " : "are ";
        if (!x.addTypes().isEmpty() || !x.addSubtypes().isEmpty())
            parts.add(be + (one ? "a " : "") + types(x.addTypes(), x.addSubtypes(), w) + (one ? "" : "s")
                    + " in addition to " + (one ? "its" : "their") + " other types");
        if (!x.types().isEmpty() || !x.subtypes().isEmpty())
            parts.add(be + (one ? "a " : "") + types(x.types(), x.subtypes(), w) + (one ? "" : "s"));
        if (x.landType() != null)
            parts.add(be + (one ? "a " : "") + types(List.of(x.landType()), List.of(), w) + (one ? "" : "s"));
        if (x.colors() != null) parts.add(be + w.words(x.colors()));
        if (!x.addColors().isEmpty()) parts.add(be + "also " + w.words(x.addColors()));
        for (Defs.AbilityDef a : x.grant()) parts.add((one ? "has" : "have") + " \"" + ability(a, w) + "\"");
        if (x.switches()) parts.add((one ? "has its" : "have their") + " power and toughness switched");
        String subject = one ? said : Phrases.many(said);
        if (x.controller() != null && parts.isEmpty()) return "You control " + subject + ".";
        if (x.controller() != null) parts.add(be + "controlled by " + w.words(x.controller()));
        String head = x.holds() == null ? "" : "As long as " + w.words(x.holds()) + ", ";
        return Teller.sentence(head + subject + " " + joined(parts));
    }

    private static String joined(List<String> parts) {
        if (parts.size() == 1) return parts.get(0);
        return String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
    }

    private static String base(String be, String power, String toughness) {
        if (power.equals(toughness) && !power.matches("-?[0-9]+|X"))
            return "has ".equals(be)
                    ? ""
                    : be.equals("are ")
                            ? "have power and toughness each equal to " + power.replace("its ", "their ")
                            : "has power and toughness each equal to " + power;
        return be + power + "/" + toughness;
    }

    /** Base power without toughness, or the other way round: "has base power 0". */
    private static void alone(
            List<String> parts, String has, @Nullable PerRow<?> power, @Nullable PerRow<?> toughness, Teller w) {
        PerRow<?> n = power != null ? power : toughness;
        if (n != null) parts.add(has + " base " + (power != null ? "power " : "toughness ") + w.words(n));
    }

    /** "has trample and lifelink", "can't attack", all as parts of one sentence. */
    private static void has(List<String> parts, List<Keyword> all, String have) {
        List<String> plain = new ArrayList<>();
        for (Keyword k : all) if (!isVerb(k)) plain.add(k.said());
        if (!plain.isEmpty()) parts.add(have + joined(plain));
        for (Keyword k : all) if (isVerb(k)) parts.add(verb(k));
    }

    private static String types(List<Type> types, List<Subtype> subtypes, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        for (Type t : types) s.add(t.isSubtype() ? capital(w.words(t)) : w.words(t));
        for (Subtype t : subtypes) s.add(capital(t.name()));
        return s.toString();
    }

    private static String signed(Teller w, @Nullable PerRow<?> amount) {
        String said = amount == null ? "0" : w.words(amount);
        return said.startsWith("-") ? said : "+" + (said.matches("[0-9]+|X") ? said : "X");
    }

    /** What X is, where a number is more than a figure. */
    private static String whereX(Teller w, @Nullable PerRow<?> amount) {
        String said = amount == null ? "0" : w.words(amount);
        return said.matches("-?[0-9]+|X") ? "" : ", where X is " + amount(said);
    }

    static String change(ChangeVerbs.ChangeObjects c, Teller w) {
        String said = w.words(c.change()).replaceFirst("^of ", "");
        boolean many = said.matches("(creatures|attacking creatures|blocking"
                + " creatures|permanents|lands|artifacts|enchantments|targets)\\b.*|the copies|.* and .*s\\b.*");
        List<String> parts = new ArrayList<>();
        if (c.power() != null || c.toughness() != null)
            parts.add((many ? "get " : "gets ") + signed(w, c.power()) + "/" + signed(w, c.toughness()));
        String becomes = becomes(c, many, w);
        if (!becomes.isEmpty()) parts.add(becomes);
        if (c.basePower() == null || c.baseToughness() == null)
            alone(parts, many ? "have" : "has", c.basePower(), c.baseToughness(), w);
        has(parts, c.gain(), many ? "gain " : "gains ");
        if (!c.lose().isEmpty()) has(parts, c.lose(), many ? "lose " : "loses ");
        if (c.loseAll()) parts.add((many ? "lose" : "loses") + " all abilities");
        if (c.grant() != null)
            for (Defs.AbilityDef a : c.grant().value().abilities())
                parts.add((many ? "gain \"" : "gains \"") + ability(a, w) + "\"");
        if (c.controller() != null) parts.add("comes under " + w.whose(w.words(c.controller())) + " control");
        if (c.switches())
            parts.add(many ? "have their power and toughness switched" : "has its power and toughness switched");
        String until = switch (c.until()) {
            case FOREVER -> "";
            case END_OF_TURN -> " until end of turn";
            case END_OF_COMBAT -> " until end of combat";
            case YOUR_NEXT_TURN -> " until your next turn";
            case THIS_LEAVES -> " for as long as this remains on the battlefield";
        };
        return (many ? Phrases.many(said) : said) + " " + joined(parts) + until + whereX(w, c.power()) + ".";
    }

    private static String becomes(ChangeVerbs.ChangeObjects c, boolean many, Teller w) {
        StringJoiner s = new StringJoiner(" ");
        if (c.basePower() != null && c.baseToughness() != null)
            s.add(w.words(c.basePower()) + "/" + w.words(c.baseToughness()));
        if (c.colors() != null) s.add(w.words(c.colors()));
        if (!c.addColors().isEmpty()) s.add("also " + w.words(c.addColors()));
        String types = types(c.types(), c.subtypes(), w);
        if (!types.isEmpty()) s.add(types);
        if (c.landType() != null) s.add(types(List.of(c.landType()), List.of(), w));
        boolean every = c.addTypes().contains(Type.CHANGELING);
        List<Type> added =
                c.addTypes().stream().filter(x -> x != Type.CHANGELING).toList();
        String more = types(added, c.addSubtypes(), w);
        if (!more.isEmpty()) s.add(more);
        String what = s.toString();
        if (what.isEmpty()) return every ? (many ? "have" : "has") + " all creature types" : "";
        boolean thing = !types.isEmpty() || !more.isEmpty() || c.landType() != null;
        String still = more.isEmpty() ? "" : " in addition to its other types";
        return (many ? "become " : thing ? "becomes a " : "becomes ")
                + what
                + (every ? " with all creature types" : "")
                + still;
    }

    /** Small words that only the whole sentence can set right. */
    private static String polished(String text) {
        String s = text;
        for (int n = 2; n < NUMBERS.length; n++)
            s = s.replaceAll(
                    "\\b(draws?|Draws?|discards?|mills?|Mill|[Cc]reate|with|[Pp]ut|[Rr]emove) " + n + " (?=\\S)",
                    "$1 " + NUMBERS[n] + " ");
        return s.replace("you pays", "you pay")
                .replaceAll("\\b(Draw|draw|draws|discards|Discard|discard|mills) 1 card\\b", "$1 a card")
                .replaceAll("\\b([Pp]ut|with) 1 ([^ ]+ counter)\\b", "$1 a $2")
                .replaceAll("\\b([Cc]reate) 1 ", "$1 a ")
                .replaceAll("\\b([Ss]acrifices?) 1 (?:of (?:its|that player's|your) )?creatures?\\b", "$1 a creature")
                .replaceAll("\\ba (?=artifact|enchantment|Island|Ape|Elf)", "an ")
                .replace("you may this deals", "you may have this deal")
                .replaceAll("you may this (\\w+?)s\\b", "you may have this $1")
                .replace("this' plus counters is 0", "it had no +1/+1 counters on it")
                .replace("this' minus counters is 0", "it had no -1/-1 counters on it")
                .replaceAll(
                        "[Cc]reate this' plus counters (\\w+) tokens", "create a $1 token for each +1/+1 counter on it")
                .replace("this' ", "its ")
                .replace("For each of players, it ", "Each player ")
                .replace("for each of opponents, it ", "each opponent ")
                .replace(
                        "if this is new since your last upkeep",
                        "if this came under your control since your last upkeep")
                .replace("counters on them", "counters on it")
                .replace("counter on them", "counter on it")
                .replaceAll("\\bIf it is creature, it", "If it is a creature, it")
                .replace("pay pay", "pay")
                .replace("This' ", "Its ")
                .replace("Elfs", "Elves")
                .replaceAll("\\ba (?=(?:Elephant|Avatar)\\b)", "an ")
                .replace("there are no your library", "your library has no cards")
                .replace("counters while counter kind is 0", "+1/+1 counters")
                .replaceAll("(that \\w+'s controller) may \\1 (\\w+?)s\\b", "$1 may $2")
                .replace("discards that hand", "discards their hand")
                .replaceAll("(?<= of its hand that (?:is|are) [a-z ]{0,60}) or (?:is|are) (?=[a-z]+ or )", ", ")
                .replaceAll("(?<= of its hand that (?:is|are) [a-z, ]{0,60}) or (?:is|are) ", " or ")
                .replaceAll("\\b1 of its hand that is ([a-z]+(?:(?:,| or) [a-z]+)*)", "one $1 card in their hand")
                .replaceAll(
                        "\\b([2-9]) of its hand that are ([a-z]+(?:(?:,| or) [a-z]+)*)", "$1 $2 cards in their hand")
                .replaceAll("\\b1 of its hand\\b", "a card in their hand")
                .replaceAll("\\b([2-9]|any number) of its hand\\b", "$1 cards in their hand")
                .replaceAll("\\b(Players|Opponents) each choose ([^.]*?) secretly\\.", "$1 secretly choose $2 each.")
                .replaceAll("\\bthe (shown|chosen|picked) (?=to |onto |into |from )", "the $1 cards ")
                .replace(".\".", ".\"")
                .replace("that many damage", "that much damage")
                .replace("that many life", "that much life");
    }
}
