package dolmen.sandbox.http;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;

/** Adapts Jetty's requests and responses to an {@link HttpHandler}. */
final class JettyHandler extends Handler.Abstract {
    private final HttpHandler handler;

    JettyHandler(HttpHandler handler) {
        this.handler = handler;
    }

    static HttpRequest withoutBody(Request request) {
        return read(request, Bytes.empty());
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Bytes body = Bytes.of(Content.Source.asByteBuffer(request));
        HttpResponse answer = handler.handle(read(request, body));
        if (answer.status() == 0) {
            request.getConnectionMetaData().getConnection().getEndPoint().close();
            callback.succeeded();
            return true;
        }
        response.setStatus(answer.status());
        answer.headers().forEach((name, value) -> response.getHeaders().put(name, value));
        response.write(true, answer.body().buffer(), callback);
        return true;
    }

    private static HttpRequest read(Request request, Bytes body) {
        Map<String, String> query = new HashMap<>();
        for (Fields.Field field : Request.extractQueryParameters(request)) {
            query.put(field.getName(), field.getValue());
        }
        Map<String, String> headers = new HashMap<>();
        request.getHeaders()
                .forEach(field -> headers.putIfAbsent(field.getName().toLowerCase(Locale.ROOT), field.getValue()));
        return new HttpRequest(
                request.getMethod(), request.getHttpURI().getPath(), Map.copyOf(query), Map.copyOf(headers), body);
    }
}
