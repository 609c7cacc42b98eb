package dolmen.sandbox.http;

/** Receives the events of one WebSocket, one at a time. */
public interface SocketListener {
    /** The socket is open. */
    void opened(Socket socket);

    /** A text message came. */
    void received(String text);

    /** The socket was closed by either side; 1006 without a handshake. */
    void closed(int code);
}
