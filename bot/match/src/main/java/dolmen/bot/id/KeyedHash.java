package dolmen.bot.id;

import java.security.GeneralSecurityException;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A keyed hash function, HMAC with SHA-256, with its secret. Safe for use by many threads. */
public final class KeyedHash {
    private static final String NAME = "HmacSHA256";

    private final SecretKeySpec secret;

    /** @param secret the secret, at least one byte */
    public KeyedHash(byte[] secret) {
        this.secret = new SecretKeySpec(secret, NAME);
    }

    /** A random secret of 32 bytes. */
    public static byte[] newSecret() {
        try {
            return KeyGenerator.getInstance(NAME).generateKey().getEncoded();
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException("every Java has " + NAME, failure);
        }
    }

    /** The hash of the bytes, 32 bytes long. */
    public byte[] of(byte[] what) {
        try {
            Mac mac = Mac.getInstance(NAME);
            mac.init(secret);
            return mac.doFinal(what);
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException("every Java has " + NAME, failure);
        }
    }
}
