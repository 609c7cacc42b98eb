package dolmen.sandbox.http;

import java.io.IOException;

/** Thrown if the port is in use; the message is meant for the operator. */
public final class PortTakenException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PortTakenException(int port, IOException cause) {
        super(
                "The sandbox cannot listen on 127.0.0.1:" + port
                        + ": another program uses this port. Stop it, or choose another port (0 takes any free one).",
                cause);
    }
}
