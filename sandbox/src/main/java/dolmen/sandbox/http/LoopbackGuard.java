package dolmen.sandbox.http;

import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Refuses requests that foreign web pages send through a browser on this machine. */
final class LoopbackGuard extends Handler.Wrapper {
    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

    LoopbackGuard(Handler next) {
        super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        boolean own = LOOPBACK.contains(Request.getServerName(request))
                && (origin == null || LOOPBACK.contains(host(origin)));
        if (own) {
            return super.handle(request, response, callback);
        }
        Response.writeError(
                request, response, callback, HttpStatus.FORBIDDEN_403, "The sandbox is for this machine only");
        return true;
    }

    private static String host(String origin) {
        String host = HttpURI.from(origin).getHost();
        return host == null ? "" : host;
    }
}
