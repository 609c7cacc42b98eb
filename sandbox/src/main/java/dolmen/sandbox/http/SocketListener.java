package dolmen.sandbox.http;

/** Receives the events of one WebSocket, one at a time. */
public interface SocketListener {
    /** The socket is open. */
    void opened(Socket socket);

    /** A text message has arrived. */
    void received(String text);

    /** Either side has closed the socket; the code is 1006 without a closing handshake. */
    void closed(int code);
}
