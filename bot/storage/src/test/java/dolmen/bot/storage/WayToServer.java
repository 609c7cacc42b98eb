package dolmen.bot.storage;

import dolmen.bot.storage.sql.DatabaseAddress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A proxy to a server on this machine, which can be cut for its own clients and for nobody else. Safe for use by many
 * threads.
 */
public final class WayToServer implements AutoCloseable {
    private static final int PIECE = 8_192;

    private final int port;
    private final ServerSocket entrance;
    private final Queue<Socket> here = new ConcurrentLinkedQueue<>();
    private final Queue<Socket> there = new ConcurrentLinkedQueue<>();
    private volatile Optional<Cut> cut = Optional.empty();
    private final AtomicInteger left = new AtomicInteger(Integer.MAX_VALUE);

    /** The way in which the proxy is cut. */
    public enum Cut {
        /** Clients hear nothing any more, and new ones neither. */
        SILENT,
        /** Clients' connections are closed, and new ones are refused. */
        REFUSED,
        /** Neither side hears anything any more, and the server goes on to wait. */
        UNHEARD
    }

    private WayToServer(int port, ServerSocket entrance) {
        this.port = port;
        this.entrance = entrance;
    }

    /** An open proxy. */
    public static WayToServer to(URI server) throws IOException {
        var way = new WayToServer(server.getPort(), new ServerSocket(0, 0, InetAddress.getLoopbackAddress()));
        Thread.ofVirtual().start(way::admit);
        return way;
    }

    /** The address of the server through the proxy. */
    public URI of(URI server) {
        return URI.create(
                "%s://127.0.0.1:%d%s".formatted(server.getScheme(), entrance.getLocalPort(), server.getPath()));
    }

    /** The address of a database of the server through the proxy. */
    public DatabaseAddress.Server of(DatabaseAddress.Server server) {
        return new DatabaseAddress.Server(of(server.url()), server.user(), server.password(), server.connections());
    }

    /**
     * Lets nothing through from now on. Except with {@link Cut#UNHEARD}, the server learns that its connections are
     * gone, as it does sooner or later.
     */
    public void cut(Cut how) {
        cut = Optional.of(how);
        if (how != Cut.UNHEARD) {
            closeAll(there);
        }
        if (how == Cut.REFUSED) {
            closeAll(here);
        }
    }

    /** Refuses clients after the given number of new ones. */
    public void admitOnly(int more) {
        left.set(more);
    }

    /** Restores the proxy; old connections are closed now, and clients can connect again. */
    public void mend() {
        cut = Optional.empty();
        closeAll(here);
        closeAll(there);
    }

    private void admit() {
        try {
            while (true) {
                Socket comer = entrance.accept();
                here.add(comer);
                Optional<Cut> met = cut;
                if (met.equals(Optional.of(Cut.REFUSED)) || left.getAndDecrement() <= 0) {
                    close(comer);
                } else if (met.isEmpty()) {
                    var onward = new Socket(InetAddress.getLoopbackAddress(), port);
                    there.add(onward);
                    Thread.ofVirtual().start(() -> carry(comer, onward));
                    Thread.ofVirtual().start(() -> carry(onward, comer));
                }
            }
        } catch (IOException closed) {
            return;
        }
    }

    private void carry(Socket from, Socket to) {
        try {
            byte[] piece = new byte[PIECE];
            for (int length = from.getInputStream().read(piece);
                    length >= 0;
                    length = from.getInputStream().read(piece)) {
                if (cut.isEmpty()) {
                    to.getOutputStream().write(piece, 0, length);
                }
            }
        } catch (IOException ended) {
            // Both ends are handled below.
        }
        if (cut.isEmpty()) {
            close(from);
            close(to);
        }
    }

    private static void closeAll(Queue<Socket> sockets) {
        for (Socket socket = sockets.poll(); socket != null; socket = sockets.poll()) {
            close(socket);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() throws IOException {
        entrance.close();
        closeAll(there);
        closeAll(here);
    }
}
