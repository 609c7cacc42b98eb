package dolmen.sandbox.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A connection between a browser and the sandbox that can be cut and restored: a proxy of TCP connections on this
 * machine.
 */
final class FragileLine implements AutoCloseable {

    private final URI target;
    private final ServerSocket entrance;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean cut;

    private FragileLine(URI target) throws IOException {
        this.target = target;
        entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    static FragileLine to(URI target) throws IOException {
        FragileLine line = new FragileLine(target);
        Thread.startVirtualThread(line::accept);
        return line;
    }

    /** The address of the page through this connection. */
    URI pageUrl() {
        return URI.create("http://127.0.0.1:" + entrance.getLocalPort() + target.getPath());
    }

    void cut() {
        cut = true;
        open.forEach(FragileLine::hangUp);
        open.clear();
    }

    void mend() {
        cut = false;
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket near = entrance.accept();
                if (cut) {
                    near.close();
                } else {
                    join(near, new Socket(target.getHost(), target.getPort()));
                }
            } catch (IOException closed) {
                cut();
            }
        }
    }

    private void join(Socket near, Socket far) {
        open.add(near);
        open.add(far);
        Thread.startVirtualThread(() -> pump(near, far));
        Thread.startVirtualThread(() -> pump(far, near));
    }

    private static void pump(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException hungUp) {
            // One side was closed; close the other too.
        } finally {
            hangUp(from);
            hangUp(to);
        }
    }

    private static void hangUp(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        cut();
        try {
            entrance.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
