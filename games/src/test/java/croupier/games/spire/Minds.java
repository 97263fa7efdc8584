package croupier.games.spire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** How every monster that rolls for its moves chooses them, written down from monsters.json and from nothing else. */
final class Minds {
    static final Map<String, Function<Mind, String>> ALL = new LinkedHashMap<>();

    private Minds() {}

    static {
        actOne();
        slimes();
        actTwo();
        bosses();
        actThree();
        lastActs();
    }

    private static void actOne() {
        ALL.put("Cultist", m -> m.isFirst() ? "incantation" : "dark strike");
        ALL.put("Jaw Worm", m -> {
            if (m.isFirst()) return "chomp";
            if (m.roll < 25) return !m.last("chomp") ? "chomp" : m.chance(0.5625f) ? "bellow" : "thrash";
            if (m.roll < 55) return !m.lastTwo("thrash") ? "thrash" : m.chance(0.357f) ? "chomp" : "bellow";
            return !m.last("bellow") ? "bellow" : m.chance(0.416f) ? "chomp" : "thrash";
        });
        ALL.put("Red Louse", m -> louse(m, "grow"));
        ALL.put("Green Louse", m -> louse(m, "spit web"));
        ALL.put("Fungi Beast", m -> {
            if (m.roll < 60) return m.lastTwo("bite") ? "grow" : "bite";
            return m.last("grow") ? "bite" : "grow";
        });
        ALL.put("Blue Slaver", m -> {
            if (m.roll >= 40 && !m.lastTwo("stab")) return "stab";
            return m.lastTwo("rake") || m.ascension >= 17 && m.last("rake") ? "stab" : "rake";
        });
        ALL.put("Red Slaver", m -> {
            if (m.isFirst()) return "stab";
            if (m.roll >= 75 && m.count("used") == 0) {
                m.add("used", 1);
                return "entangle";
            }
            if (m.roll >= 55 && m.count("used") > 0 && !m.lastTwo("stab")) return "stab";
            return m.lastTwo("scrape") || m.ascension >= 17 && m.last("scrape") ? "stab" : "scrape";
        });
        ALL.put("Fat Gremlin", m -> "smash");
        ALL.put("Gremlin Nob", m -> {
            if (m.isFirst()) return "bellow";
            if (m.ascension >= 18) return !m.among("skull bash") || m.lastTwo("rush") ? "skull bash" : "rush";
            return m.roll < 33 || m.lastTwo("rush") ? "skull bash" : "rush";
        });
    }

    private static String louse(Mind m, String other) {
        if (m.roll < 25) return m.lastTwo(other) || m.ascension >= 17 && m.last(other) ? "bite" : other;
        return m.lastTwo("bite") ? other : "bite";
    }

    private static void slimes() {
        ALL.put("Spike Slime (S)", m -> "tackle");
        ALL.put("Spike Slime (M)", Minds::spikeSlime);
        ALL.put("Spike Slime (L)", Minds::spikeSlime);
        ALL.put("Acid Slime (M)", m -> {
            if (m.ascension < 17) return acidSlime(m);
            if (m.roll < 40) return !m.lastTwo("corrosive spit") ? "corrosive spit" : m.coin() ? "tackle" : "lick";
            if (m.roll < 80) return !m.lastTwo("tackle") ? "tackle" : m.chance(0.5f) ? "corrosive spit" : "lick";
            return !m.last("lick") ? "lick" : m.chance(0.4f) ? "corrosive spit" : "tackle";
        });
        ALL.put("Acid Slime (L)", m -> {
            if (m.ascension < 17) return acidSlime(m);
            if (m.roll < 40)
                return !m.lastTwo("corrosive spit") ? "corrosive spit" : m.chance(0.6f) ? "tackle" : "lick";
            if (m.roll < 70) return !m.lastTwo("tackle") ? "tackle" : m.chance(0.6f) ? "corrosive spit" : "lick";
            return !m.last("lick") ? "lick" : m.chance(0.4f) ? "corrosive spit" : "tackle";
        });
    }

    private static String spikeSlime(Mind m) {
        if (m.roll < 30) return m.lastTwo("flame tackle") ? "lick" : "flame tackle";
        return m.lastTwo("lick") || m.ascension >= 17 && m.last("lick") ? "flame tackle" : "lick";
    }

    private static String acidSlime(Mind m) {
        if (m.roll < 30) return !m.lastTwo("corrosive spit") ? "corrosive spit" : m.coin() ? "tackle" : "lick";
        if (m.roll < 70) return !m.last("tackle") ? "tackle" : m.chance(0.4f) ? "corrosive spit" : "lick";
        return !m.lastTwo("lick") ? "lick" : m.chance(0.4f) ? "corrosive spit" : "tackle";
    }

    private static void actTwo() {
        ALL.put("Byrd", m -> {
            if (m.isFirst()) return m.chance(0.375f) ? "caw" : "peck";
            if (m.roll < 50) return !m.lastTwo("peck") ? "peck" : m.chance(0.4f) ? "swoop" : "caw";
            if (m.roll < 70) return !m.last("swoop") ? "swoop" : m.chance(0.375f) ? "caw" : "peck";
            return !m.last("caw") ? "caw" : m.chance(0.2857f) ? "swoop" : "peck";
        });
        ALL.put("Chosen", m -> {
            if (m.isFirst() && m.ascension < 17) return "poke";
            if (m.add("moves", 1) == 1) return "hex";
            if (!m.last("debilitate") && !m.last("drain")) return m.roll < 50 ? "debilitate" : "drain";
            return m.roll < 40 ? "zap" : "poke";
        });
        ALL.put("Shelled Parasite", m -> {
            if (m.isFirst()) return m.ascension >= 17 ? "fell" : m.coin() ? "double strike" : "suck";
            if (m.roll < 20) return m.last("fell") ? m.again(20, 99) : "fell";
            if (m.roll < 60) return m.lastTwo("double strike") ? "suck" : "double strike";
            return m.lastTwo("suck") ? "double strike" : "suck";
        });
        ALL.put("Centurion", m -> {
            String helps = m.others > 0 ? "defend" : "fury";
            if (m.roll >= 65 && !m.lastTwo("defend") && !m.lastTwo("fury")) return helps;
            return m.lastTwo("slash") ? helps : "slash";
        });
        ALL.put("Mystic", m -> {
            boolean isHigh = m.ascension >= 17;
            if (m.missingHp > (isHigh ? 20 : 15) && !m.lastTwo("heal")) return "heal";
            boolean attacked = isHigh ? m.last("attack debuff") : m.lastTwo("attack debuff");
            if (m.roll >= 40 && !attacked) return "attack debuff";
            return m.lastTwo("buff") ? "attack debuff" : "buff";
        });
        ALL.put("Snake Plant", m -> {
            if (m.roll < 65) return m.lastTwo("chomp") ? "enfeebling spores" : "chomp";
            boolean used = m.ascension >= 17 ? m.among("enfeebling spores") : m.last("enfeebling spores");
            return used ? "chomp" : "enfeebling spores";
        });
        ALL.put("Snecko", m -> {
            if (m.isFirst()) return "perplexing glare";
            return m.roll < 40 || m.lastTwo("bite") ? "tail whip" : "bite";
        });
        ALL.put("Gremlin Leader", Minds::gremlinLeader);
        ALL.put("Book of Stabbing", m -> {
            if (m.roll < 15) return m.last("single stab") ? "multi stab" : "single stab";
            return m.lastTwo("multi stab") ? "single stab" : "multi stab";
        });
    }

    private static String gremlinLeader(Mind m) {
        if (m.others == 0) {
            if (m.roll < 75) return m.last("rally") ? "stab" : "rally";
            return m.last("stab") ? "rally" : "stab";
        }
        if (m.others == 1) {
            if (m.roll < 50) return !m.last("rally") ? "rally" : m.random(50, 99) < 80 ? "encourage" : "stab";
            if (m.roll < 80) return m.last("encourage") ? "stab" : "encourage";
            return !m.last("stab") ? "stab" : m.random(0, 80) < 50 ? "rally" : "encourage";
        }
        if (m.roll < 66) return m.last("encourage") ? "stab" : "encourage";
        return m.last("stab") ? "encourage" : "stab";
    }

    private static void bosses() {
        ALL.put("Bronze Orb", m -> {
            if (m.count("used") == 0 && m.roll >= 25) {
                m.add("used", 1);
                return "stasis";
            }
            if (m.roll >= 70 && !m.lastTwo("support beam")) return "support beam";
            return m.lastTwo("beam") ? "support beam" : "beam";
        });
        ALL.put("The Champ", m -> {
            if (m.isBelowHalf && m.count("angry") == 0) {
                m.add("angry", 1);
                return "anger";
            }
            boolean isCalm = m.count("angry") == 0;
            if (!isCalm && !m.among("execute")) return "execute";
            if (isCalm && m.moves.size() % 4 == 3) return "taunt";
            int most = m.ascension >= 19 ? 30 : 15;
            if (m.roll <= most && !m.last("defensive stance") && m.count("stances") < 2) {
                m.add("stances", 1);
                return "defensive stance";
            }
            if (m.roll <= 30 && !m.last("gloat") && !m.last("defensive stance")) return "gloat";
            if (m.roll <= 55 && !m.last("face slap")) return "face slap";
            return m.last("heavy slash") ? "face slap" : "heavy slash";
        });
        ALL.put("The Collector", m -> {
            if (m.isFirst()) return "spawn";
            if (m.moves.size() == 3) return "mega debuff";
            if (m.roll <= 25 && m.others < 2 && !m.last("spawn")) return "spawn";
            if (m.roll <= 70 && !m.lastTwo("fireball")) return "fireball";
            return m.last("buff") ? "fireball" : "buff";
        });
    }

    private static void actThree() {
        ALL.put("Darkling", m -> {
            if (m.isFirst()) return m.roll < 50 ? "harden" : "nip";
            if (m.roll < 40) return !m.last("chomp") && m.place % 2 == 0 ? "chomp" : m.again(40, 99);
            if (m.roll < 70) return m.last("harden") ? "nip" : "harden";
            return m.lastTwo("nip") ? m.again(0, 99) : "nip";
        });
        ALL.put("Orb Walker", m -> {
            if (m.roll < 40) return m.lastTwo("claw") ? "laser" : "claw";
            return m.lastTwo("laser") ? "claw" : "laser";
        });
        ALL.put("Repulsor", m -> m.roll < 20 && !m.last("bash") ? "bash" : "repulse");
        ALL.put("Spiker", m -> {
            if (m.count("spikes") > 5 || m.roll < 50 && !m.last("cut")) return "cut";
            m.add("spikes", 1);
            return "spike";
        });
        ALL.put("Spire Growth", m -> {
            boolean constricts = !m.playerIsConstricted && !m.last("constrict");
            if (m.ascension >= 17 && constricts) return "constrict";
            if (m.roll < 50 && !m.lastTwo("quick tackle")) return "quick tackle";
            if (constricts) return "constrict";
            return m.lastTwo("smash") ? "quick tackle" : "smash";
        });
        ALL.put("The Maw", m -> {
            if (m.isFirst()) return "roar";
            if (m.roll < 50 && !m.last("nom")) return "nom";
            return !m.last("slam") && !m.last("nom") ? "slam" : "drool";
        });
        ALL.put("Writhing Mass", Minds::writhingMass);
        ALL.put("Giant Head", m -> {
            int count = (m.ascension >= 18 ? 4 : 5) - m.moves.size();
            if (count <= 1) return "it is time";
            if (m.roll < 50) return m.lastTwo("glare") ? "count" : "glare";
            return m.lastTwo("count") ? "glare" : "count";
        });
        ALL.put("Nemesis", Minds::nemesis);
        ALL.put("Reptomancer", m -> {
            if (m.isFirst()) return "summon";
            if (m.roll < 33) return m.last("snake strike") ? m.again(33, 99) : "snake strike";
            if (m.roll < 66) return !m.lastTwo("summon") && m.others <= 3 ? "summon" : "snake strike";
            return m.last("big bite") ? m.again(0, 65) : "big bite";
        });
    }

    private static String writhingMass(Mind m) {
        if (m.isFirst()) return m.roll < 33 ? "multi strike" : m.roll < 66 ? "flail" : "wither";
        if (m.roll < 10) return m.last("strong strike") ? m.again(10, 99) : "strong strike";
        if (m.roll < 20) {
            if (m.count("implanted") == 0 && !m.last("implant")) return "implant";
            return m.chance(0.1f) ? "strong strike" : m.again(20, 99);
        }
        if (m.roll < 40) {
            if (!m.last("wither")) return "wither";
            return m.chance(0.4f) ? m.again(0, 19) : m.again(40, 99);
        }
        if (m.roll < 70) {
            if (!m.last("multi strike")) return "multi strike";
            return m.chance(0.3f) ? "flail" : m.again(0, 39);
        }
        return m.last("flail") ? m.again(0, 69) : "flail";
    }

    private static String nemesis(Mind m) {
        int cooldown = m.add("cooldown", -1);
        if (m.isFirst()) return m.roll < 50 ? "attack" : "debuff";
        if (m.roll < 30) {
            if (!m.last("scythe") && cooldown <= 0) return scythe(m);
            if (m.coin()) return m.lastTwo("attack") ? "debuff" : "attack";
            return m.last("debuff") ? "attack" : "debuff";
        }
        if (m.roll < 65) {
            if (!m.lastTwo("attack")) return "attack";
            return m.coin() && cooldown <= 0 ? scythe(m) : "debuff";
        }
        if (!m.last("debuff")) return "debuff";
        return m.coin() && cooldown <= 0 ? scythe(m) : "attack";
    }

    private static String scythe(Mind m) {
        m.counts.put("cooldown", 2);
        return "scythe";
    }

    private static void lastActs() {
        ALL.put("Awakened One", m -> {
            if (m.isFirst()) return "slash";
            if (m.roll < 25) return m.last("soul strike") ? "slash" : "soul strike";
            return m.lastTwo("slash") ? "soul strike" : "slash";
        });
        ALL.put("Time Eater", m -> {
            if (m.isBelowHalf && m.count("haste") == 0) {
                m.add("haste", 1);
                return "haste";
            }
            if (m.roll < 45) return m.lastTwo("reverberate") ? m.again(50, 99) : "reverberate";
            if (m.roll < 80) return !m.last("head slam") ? "head slam" : m.chance(0.66f) ? "reverberate" : "ripple";
            return !m.last("ripple") ? "ripple" : m.random(0, 74) < 45 ? "reverberate" : "head slam";
        });
        ALL.put("Spire Shield", m -> {
            if (m.moves.size() % 3 == 0) return m.coin() ? "fortify" : "bash";
            return m.moves.size() % 3 == 2 ? "smash" : m.last("bash") ? "fortify" : "bash";
        });
        ALL.put("Spire Spear", m -> {
            if (m.isFirst()) return "burn strike";
            if (m.moves.size() % 3 == 1) return "skewer";
            if (m.moves.size() % 3 == 2) return m.coin() ? "piercer" : "burn strike";
            return m.last("burn strike") ? "piercer" : "burn strike";
        });
        ALL.put("Corrupt Heart", m -> {
            if (m.isFirst()) return "debilitate";
            if (m.moves.size() % 3 == 1) return m.coin() ? "blood shots" : "echo";
            return m.moves.size() % 3 == 0 ? "buff" : m.last("echo") ? "blood shots" : "echo";
        });
    }
}
