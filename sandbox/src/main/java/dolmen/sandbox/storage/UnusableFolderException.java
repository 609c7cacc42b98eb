package dolmen.sandbox.storage;

import java.io.IOException;

/** Thrown if the sandbox cannot use a folder for its world; the message tells the operator what to do. */
public final class UnusableFolderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnusableFolderException(String message, IOException cause) {
        super(message, cause);
    }
}
