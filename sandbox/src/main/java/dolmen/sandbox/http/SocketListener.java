package dolmen.sandbox.http;

/** Receives what happens on one WebSocket; calls come one after another. */
public interface SocketListener {
    /** The socket is open. */
    void opened(Socket socket);

    /** A text message came. */
    void received(String text);

    /** The socket is closed, by whomever; 1006 where there was no handshake. */
    void closed(int code);
}
