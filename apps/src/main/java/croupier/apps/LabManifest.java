package croupier.apps;

import croupier.kernel.Content;
import croupier.lab.data.Lake;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a study was made of, beside its rows: the plan, versions, hashes of the cards, seeds. A study goes on only with the same. */
final class LabManifest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private LabManifest() {}

    static ObjectNode of(Study study, String plan) {
        ObjectNode m = JSON.createObjectNode();
        m.put("program", "croupier 0.1.0");
        m.put("java", System.getProperty("java.version"));
        m.put("game", study.game().name());
        m.put("content", study.game().cards().hash());
        ArrayNode packs = m.putArray("packs");
        for (Content.Pack p : study.game().cards().packs())
            packs.addObject().put("name", p.name()).put("hash", p.hash()).put("from", p.from());
        m.put("seed", study.seed());
        m.put("seeds", "mix(mix(mix(seed) + cell) + number of the match in its cell)");
        m.put("cells", study.cells().size());
        m.put("matches of a cell in a round", study.perRound());
        m.put("rounds at most", study.rounds());
        m.put("plan hash", hash(plan));
        m.put("plan", plan);
        return m;
    }

    private static String hash(String text) {
        try {
            byte[] digest = java.security.MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 32);
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Begins a study, or goes on with it; refuses a folder in which another one lies. */
    static void begin(StudyFolder folder, Study study, PlanFile file) {
        ObjectNode now = of(study, file.text());
        now.put("plan file", file.path().toAbsolutePath().normalize().toString());
        try {
            if (Files.exists(folder.manifest())) {
                JsonNode before = read(folder);
                for (String key : new String[] {"plan hash", "content"})
                    if (!before.path(key).equals(now.path(key)))
                        throw Trouble.wrong(folder.home() + " holds another study (its " + key + " is "
                                + before.path(key).asString() + "): choose another folder with --to");
                return;
            }
            Files.createDirectories(folder.home());
            write(folder, now);
        } catch (IOException e) {
            throw Trouble.machine(folder.home() + " cannot be written: " + e.getMessage());
        }
    }

    static void finish(StudyFolder folder, int rounds) {
        ObjectNode m = (ObjectNode) read(folder);
        m.put("rounds", rounds);
        m.put("complete", true);
        try {
            write(folder, m);
        } catch (IOException e) {
            throw Trouble.machine(folder.home() + " cannot be written: " + e.getMessage());
        }
    }

    private static void write(StudyFolder folder, ObjectNode m) throws IOException {
        // a process that dies while it writes must not leave half a manifest behind
        Path fresh = folder.home().resolve(".manifest" + Lake.UNFINISHED);
        Files.writeString(fresh, m.toPrettyString() + "\n");
        Files.move(fresh, folder.manifest(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    static JsonNode read(StudyFolder folder) {
        try {
            return JSON.readTree(Files.readString(folder.manifest()));
        } catch (IOException e) {
            throw Trouble.wrong(folder.home() + " holds no study: there is no " + folder.manifest());
        }
    }
}
