package croupier.cluster;

import java.nio.charset.StandardCharsets;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/** How messages are written between servers: a letter for the kind, and one string. */
public final class ClusterMessages extends SerializerWithStringManifest {
    private static final int IDENTIFIER = 7_355_608;

    private final ExtendedActorSystem system;

    /** Pekko makes it. */
    public ClusterMessages(ExtendedActorSystem system) {
        this.system = system;
    }

    /** When the system is started there is no resolver yet. */
    private ActorRefResolver refs() {
        return ActorRefResolver.get(ActorSystem.wrap(system));
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object message) {
        return switch (message) {
            case MatchMessage.WhereIs _ -> "where";
            case MatchMessage.Wake _ -> "wake";
            case MatchMessage.PutAway _ -> "put away";
            case MatchMessage.Leave _ -> "leave";
            case MatchMessage.ServedAt _ -> "at";
            default -> throw new IllegalArgumentException("no message between servers: " + message.getClass());
        };
    }

    @Override
    public byte[] toBinary(Object message) {
        String text = switch (message) {
            case MatchMessage.WhereIs w -> refs().toSerializationFormat(w.replyTo());
            case MatchMessage.ServedAt at -> at.address();
            default -> "";
        };
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return switch (manifest) {
            case "where" -> {
                ActorRef<MatchMessage.ServedAt> replyTo = refs().resolveActorRef(text);
                yield new MatchMessage.WhereIs(replyTo);
            }
            case "wake" -> new MatchMessage.Wake();
            case "put away" -> new MatchMessage.PutAway();
            case "leave" -> new MatchMessage.Leave();
            case "at" -> new MatchMessage.ServedAt(text);
            default -> throw new IllegalArgumentException("a message of another version: " + manifest);
        };
    }
}
