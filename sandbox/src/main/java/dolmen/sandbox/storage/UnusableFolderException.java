package dolmen.sandbox.storage;

import java.io.IOException;

/** Says in words that the sandbox cannot keep its world in a folder, and what to do. */
public final class UnusableFolderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnusableFolderException(String message, IOException cause) {
        super(message, cause);
    }
}
