package croupier.apps.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Names that nobody guesses: of matches, and of who holds a seat. */
final class Tokens {
    private static final SecureRandom CHANCE = new SecureRandom();

    private Tokens() {}

    /** 80 bits, short enough for a link. */
    static String match() {
        return random(10);
    }

    /** 192 bits. */
    static String seat() {
        return random(24);
    }

    /** A seed that nobody guesses, not even by trying all that fit what was seen: 63 bits. */
    static long seed() {
        return CHANCE.nextLong() >>> 1;
    }

    private static String random(int bytes) {
        byte[] all = new byte[bytes];
        CHANCE.nextBytes(all);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(all);
    }

    /** What is stored of a token. */
    static String hash(String token) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    static boolean fits(String token, String hash) {
        return MessageDigest.isEqual(
                hash(token).getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
    }
}
