package dolmen.sandbox.http;

/** One open WebSocket as the server's side sees it; safe to use from any thread, and messages keep their order. */
public interface Socket {
    /** Sends a text message. */
    void send(String text);

    /** Sends a binary message. */
    void send(Bytes bytes);

    /** Closes in order, with a code and a reason. */
    void close(int code, String reason);

    /** Cuts the connection without a closing handshake. */
    void cut();
}
