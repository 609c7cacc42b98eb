package dolmen.bot.id;

import java.security.GeneralSecurityException;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A hash that nobody can make who does not know its secret: HMAC with SHA-256. Safe for use by many threads. */
public final class KeyedHash {
    private static final String NAME = "HmacSHA256";

    private final SecretKeySpec secret;

    /** @param secret at least one byte */
    public KeyedHash(byte[] secret) {
        this.secret = new SecretKeySpec(secret, NAME);
    }

    /** A secret of 32 bytes that nobody knows yet. */
    public static byte[] newSecret() {
        try {
            return KeyGenerator.getInstance(NAME).generateKey().getEncoded();
        } catch (GeneralSecurityException failure) {
            throw new IllegalStateException("every Java has " + NAME, failure);
        }
    }

    /** The hash of these bytes, of 32 bytes. */
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
