package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Subtype;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import croupier.script.*;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.files.Place;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The content as rules read it while playing: arrays by number, nothing is looked up by name. */
public final class MagicCards {
    public final Face[] faces;
    public final Text[] texts;
    private final Object[] parts;
    private final String[] partNames;
    private final Map<String, Integer> partsByName = new HashMap<>();
    private final ActivatedAbility[] byWord;
    public final Later[] laters;
    public final GrantedAbilities[] grants;
    public final ManaAbility[] manaAbilities;
    private final @Nullable ManaAbility[] manaByWord;
    /** The replacement effects that spells and abilities make as they resolve, by the numbers of their texts. */
    public final int[] lasting;

    /** The rules that spells and abilities change as they resolve, by the numbers of their texts. */
    public final int[] ruling;

    /** Abilities that copies have beside what they copy, by their bits. */
    public final EventAbility[][] ofCopies;

    private final int[] copyHas;
    private final Map<Text, Integer> copyHasText;

    /** What the sources must be against which a shield was made, by the numbers of their texts. */
    public final Selection[] sources;

    public final List<int[]> decks = new ArrayList<>();
    /** Cards that may be in decks, for decks of anything; the basic lands among them. */
    public final int[] pool;

    /** Every card's name that can be chosen: those of decks and their other sides. */
    public final int[] named;
    /** Whether some card may be on the battlefield as the game begins (103.6). */
    public final boolean beginsInPlay;

    public final int[] basics;
    /** The dearest creature without any text: it fills libraries in tests. */
    public final int filler;
    /** What a face-down object is, until it is turned up: no card of the catalogue. */
    public final int faceDown = 0;

    /** Which of the subtypes that only cards name are creature types, and which are land types. */
    final int[] creatureTypes;

    final int[] landTypes;
    /** The places of the creature types that keywords name, -1 if no card has them. */
    public final int demons;

    public final int dragons;
    public final int walls;

    /** The creature types that can be chosen, as words and by their places among the subtypes. */
    public final Word[] typeWords;

    public final int[] typePlaces;

    private MagicCards(Making all, Layout layout) {
        faces = all.faces;
        texts = all.texts.toArray(Text[]::new);
        parts = all.parts.toArray();
        partNames = all.partNames.toArray(String[]::new);
        for (int i = 0; i < partNames.length; i++) partsByName.put(partNames[i], i);
        byWord = new ActivatedAbility[layout.words().size()];
        for (ActivatedAbility a : all.words) byWord[a.word().index()] = a;
        manaAbilities = all.manaAbilities.toArray(ManaAbility[]::new);
        manaByWord = new ManaAbility[layout.words().size()];
        for (ManaAbility a : manaAbilities) if (a.word != null) manaByWord[a.word.index()] = a;
        laters = all.laters.toArray(Later[]::new);
        grants = all.grants.toArray(GrantedAbilities[]::new);
        lasting = all.lasting.stream().mapToInt(Integer::intValue).toArray();
        ruling = all.ruling.stream().mapToInt(Integer::intValue).toArray();
        ofCopies = all.ofCopies.toArray(EventAbility[][]::new);
        copyHas = all.copyHas.stream().mapToInt(Integer::intValue).toArray();
        copyHasText = all.copyHasText;
        sources = all.library.all(Defs.SourceDef.class).stream()
                .map(d -> d.source().from())
                .toArray(Selection[]::new);
        pool = all.pool.stream().mapToInt(Integer::intValue).toArray();
        named = all.named.stream().mapToInt(Integer::intValue).toArray();
        beginsInPlay = all.beginsInPlay;
        basics = basics();
        int creatures = Type.CREATURE.bit() | Type.KINDRED.bit();
        landTypes = subtypesOf(Type.LAND.bit(), creatures);
        creatureTypes = subtypesOf(creatures, 0);
        int[] others = subtypesOf(-1, creatures);
        for (int i = 0; i < others.length; i++) creatureTypes[i] = (creatureTypes[i] | ~others[i]) & ~landTypes[i];
        typePlaces = placesOf(creatureTypes, all.names.subtypes.size());
        typeWords = new Word[typePlaces.length];
        for (int i = 0; i < typeWords.length; i++) {
            String type = all.names.subtypes.get(typePlaces[i]);
            typeWords[i] = layout.word("type " + type, Subtype.said(type));
        }
        demons = all.names.subtypes.indexOf("demon");
        dragons = all.names.subtypes.indexOf("dragon");
        walls = all.names.subtypes.indexOf("wall");
        int dearest = 0;
        for (int c : pool)
            if (faces[c].isPlain() && (dearest == 0 || faces[c].value > faces[dearest].value)) dearest = c;
        filler = dearest;
    }

    /** The subtypes of cards that have one of these types and none of those. */
    private int[] subtypesOf(int types, int not) {
        int[] words = new int[SUBTYPES.length];
        for (Face f : faces)
            for (int i = 0; i < words.length && (f.types & types) != 0 && (f.types & not) == 0; i++)
                words[i] |= f.subtypes[i];
        return words;
    }

    /** The places of the bits that are set in words of subtypes. */
    private static int[] placesOf(int[] words, int count) {
        int n = 0;
        int[] places = new int[count];
        for (int i = 0; i < count; i++) if ((words[i >> 5] & 1 << (i & 31)) != 0) places[n++] = i;
        return java.util.Arrays.copyOf(places, n);
    }

    private int[] basics() {
        int n = 0;
        int[] found = new int[pool.length];
        for (int card : pool) if (faces[card].is(Type.BASIC)) found[n++] = card;
        return java.util.Arrays.copyOf(found, n);
    }

    /** Which of the subtypes that only cards name are creature types, as words of bits. */
    public int[] creatureTypes() {
        return creatureTypes;
    }

    public static MagicCards of(Table t) {
        return (MagicCards) t.cards();
    }

    public static Face face(Table t, int object) {
        return of(t).faces[t.card(object)];
    }

    /** The bit of the abilities that a copy has, by the number of their text. */
    public int copyHas(int number) {
        return copyHas[number];
    }

    /** The bit of a triggered ability that a copy has because the ability itself says so. */
    public int copyHas(Text text) {
        return copyHasText.getOrDefault(text, 0);
    }

    public Reaction reaction(int number) {
        return (Reaction) parts[number];
    }

    public Change change(int number) {
        return (Change) parts[number];
    }

    public String nameOf(int number) {
        return partNames[number];
    }

    public int numbered(String name) {
        return partsByName.getOrDefault(name, -1);
    }

    /** The ability that an option activates. */
    public ActivatedAbility activated(int word) {
        return byWord[word];
    }

    /** The mana ability that an option activates, null for none. */
    @Nullable
    public ManaAbility manaAbility(int word) {
        return manaByWord[word];
    }

    /** The text of a spell or ability on the stack. */
    public static Text text(Table t, int spell) {
        int ability = t.get(ABILITY, spell);
        return ability > 0 ? of(t).texts[ability - 1] : face(t, spell).text(t.get(CAST_AS, spell));
    }

    /** What a delayed ability does, by the number of its text. */
    public record Later(int number, Text text) {}

    public static MagicCards of(Library library, Layout layout, SubtypeNames names, Builtins builtins) {
        Making all = new Making(library, layout, names, builtins);
        MagicCards book = new MagicCards(all, layout);
        book.decks.addAll(DeckLaw.decks(library, book.faces));
        return book;
    }

    /** Everything while it is being made. */
    static final class Making {
        public final Face[] faces;
        public final List<Text> texts = new ArrayList<>();
        final List<Object> parts = new ArrayList<>();
        final List<String> partNames = new ArrayList<>();
        final List<ActivatedAbility> words = new ArrayList<>();
        final List<Later> laters = new ArrayList<>();
        final List<GrantedAbilities> grants = new ArrayList<>();
        final List<ManaAbility> manaAbilities = new ArrayList<>(List.of(ManaAbility.OF_LANDS));
        public final List<Integer> pool = new ArrayList<>();
        final List<Integer> named = new ArrayList<>();
        boolean beginsInPlay;
        final List<Integer> lasting = new ArrayList<>();
        final List<Integer> ruling = new ArrayList<>();
        final List<EventAbility[]> ofCopies = new ArrayList<>();
        final List<Integer> copyHas = new ArrayList<>();
        final Map<Text, Integer> copyHasText = new HashMap<>();
        /** The names that cards bear, each with the first card of that name. */
        private final Map<String, Integer> called = new HashMap<>();

        final Library library;
        final Layout layout;
        final SubtypeNames names;
        final Builtins builtins;

        /** A face-down object has no text (708.2a). */
        private final Defs.CardDef blank;

        final List<Mistake> mistakes = new ArrayList<>();

        Making(Library library, Layout layout, SubtypeNames names, Builtins builtins) {
            this.library = library;
            this.layout = layout;
            this.names = names;
            this.builtins = builtins;
            blank = library.definition(Defs.CardDef.class, "{ type: Creature, pt: 2/2, token: true }");
            for (Builtins.Part p : builtins.parts()) part(p.name(), p.part());
            faces = new Face[library.cards().size()];
            faces[0] = new AbilityCompiler(this, 0, "", blank).face();
            List<Defs.LaterDef> later = library.all(Defs.LaterDef.class);
            for (int i = 0; i < later.size(); i++) laters.add(later(later.get(i), i));
            for (Defs.Replaces r : library.all(Defs.Replaces.class))
                lasting.add(part("lasting " + lasting.size(), new ReplacementEffect(parts.size(), r, true)));
            for (Defs.Ruled r : library.all(Defs.Ruled.class))
                ruling.add(part(
                        "ruling " + ruling.size(),
                        new RuleChange(parts.size(), RULES[r.rule().number()], r, true)));
            for (Defs.CopyHasDef d : library.all(Defs.CopyHasDef.class))
                copyHas.add(new AbilityCompiler(this, 0, "copy has " + copyHas.size(), blank).ofCopies(d));
            for (Defs.GrantDef g : library.all(Defs.GrantDef.class))
                new AbilityCompiler(this, 0, "given " + grants.size(), blank).lent(g);
            Definitions<Defs.CardDef> cards = library.definitions(Defs.CardDef.class);
            for (int i = 0; i < cards.size(); i++) {
                int card = cards.cardOf(i);
                faces[card] = new AbilityCompiler(this, card, cards.name(i), cards.get(i)).face();
                if (!cards.get(i).token() && !cards.get(i).side()) pool.add(card);
                if (!cards.get(i).token()) named.add(card);
                beginsInPlay |= cards.get(i).mayBeginInPlay();
            }
            if (!mistakes.isEmpty()) throw new MistakesException(mistakes);
            for (int i = 0; i < cards.size(); i++) join(faces[cards.cardOf(i)]);
            for (int i = 0; i < cards.size(); i++) {
                CardCheck.Wrong wrong = CardCheck.ofSides(cards.get(i), faces[cards.cardOf(i)].front);
                if (wrong != null)
                    throw library.wrong(
                            Defs.CardDef.class, cards.name(i), wrong.near(), cards.name(i) + ": " + wrong.message());
            }
        }

        /** The other faces and halves of a card know it. */
        private void join(Face card) {
            for (int side : card.sides) faces[side].isSideOf(card);
            if (card.back != 0) faces[card.back].isSideOf(card);
        }

        /** The first card of a name, perhaps this one. */
        int namesake(String name, int card) {
            Integer first = called.putIfAbsent(name, card);
            return first == null ? card : first;
        }

        /** A reaction or change gets the next number. */
        int part(String name, Object part) {
            parts.add(part);
            partNames.add(name);
            return parts.size() - 1;
        }

        /** Abilities that copies have get the next bit. */
        int ofCopies(List<TriggeredAbility> abilities) {
            if (ofCopies.size() == GrantedAbilities.MOST)
                throw new MistakesException(List.of(new Mistake(
                        new Place("cards", 1, 1),
                        "at most " + GrantedAbilities.MOST + " texts of all cards can give abilities to copies",
                        "")));
            int bit = 1 << ofCopies.size();
            ofCopies.add(abilities.toArray(EventAbility[]::new));
            for (TriggeredAbility a : abilities) copyHasText.put(a.text, bit);
            return bit;
        }

        GrantedAbilities grant() {
            if (grants.size() == GrantedAbilities.MOST)
                throw new MistakesException(List.of(new Mistake(
                        new Place("cards", 1, 1),
                        "at most " + GrantedAbilities.MOST + " texts of all cards can give abilities to others",
                        "")));
            GrantedAbilities made = new GrantedAbilities(grants.size());
            grants.add(made);
            return made;
        }

        private Later later(Defs.LaterDef d, int i) {
            Text text = new AbilityCompiler(this, 0, "", blank)
                    .text(d.target(), d.do_(), library.text(d.do_()))
                    .triggeredBy(List.of());
            if (d.at() == null) return new Later(-1, text);
            int number = parts.size();
            part(
                    "later " + i,
                    new TriggeredAbility(number, d.at(), d.of(), null, Defs.Works.BATTLEFIELD, text, false, true));
            return new Later(number, text);
        }
    }
}
