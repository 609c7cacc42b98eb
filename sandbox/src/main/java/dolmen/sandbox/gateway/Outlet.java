package dolmen.sandbox.gateway;

import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.Socket;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;

/** Sends gateway messages through a socket: as text, or as one compressed stream of all messages. */
sealed interface Outlet {
    void send(String message);

    static Outlet of(Socket socket, boolean compressed) {
        return compressed ? new Compressed(socket, new Deflater()) : new Plain(socket);
    }

    /** Every message is a text. */
    record Plain(Socket socket) implements Outlet {
        @Override
        public void send(String message) {
            socket.send(message);
        }
    }

    /** Every message is a flushed piece of one zlib stream. */
    record Compressed(Socket socket, Deflater deflater) implements Outlet {
        @Override
        public void send(String message) {
            deflater.setInput(message.getBytes(StandardCharsets.UTF_8));
            ByteArrayOutputStream piece = new ByteArrayOutputStream();
            byte[] buffer = new byte[8_192];
            int length;
            do {
                length = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
                piece.write(buffer, 0, length);
            } while (length == buffer.length);
            socket.send(Bytes.of(piece.toByteArray()));
        }
    }
}
