package dolmen.sandbox.storage;

import java.io.IOException;

/** Thrown if the sandbox cannot store its world in a folder; the message is for people and says what to do. */
public final class UnusableFolderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnusableFolderException(String message, IOException cause) {
        super(message, cause);
    }
}
