package dolmen.sandbox.http;

/** The server's side of an open WebSocket; safe to use from any thread, and messages keep their order. */
public interface Socket {
    /** Sends a text message. */
    void send(String text);

    /** Sends a binary message. */
    void send(Bytes bytes);

    /** Closes the connection with a code and a reason. */
    void close(int code, String reason);

    /** Cuts the connection without a closing handshake. */
    void cut();
}
