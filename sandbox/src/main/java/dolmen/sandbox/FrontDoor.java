package dolmen.sandbox;

import dolmen.sandbox.control.ControlApi;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpHandler;
import dolmen.sandbox.http.HttpRequest;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.rest.RestApi;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.message.SniffedFile;

/** Routes each request to the REST API, the control API or the page. */
record FrontDoor(World world, HttpHandler rest, HttpHandler control) implements HttpHandler {
    private static final String ATTACHMENTS = "/cdn/attachments/";
    private static final String EMOJIS = "/cdn/emojis/";
    private static final String PAGE = "/sandbox/";

    @Override
    public HttpResponse handle(HttpRequest request) {
        String path = request.path();
        if (path.startsWith(RestApi.PREFIX + "/")) {
            return rest.handle(request);
        }
        if (path.startsWith(ControlApi.PREFIX + "/")) {
            return control.handle(request);
        }
        if (path.startsWith(ATTACHMENTS)) {
            return attachment(path.substring(ATTACHMENTS.length()));
        }
        if (path.startsWith(EMOJIS)) {
            return emoji(path.substring(EMOJIS.length()));
        }
        if (path.equals("/") || path.equals("/sandbox")) {
            return HttpResponse.redirect(PAGE);
        }
        return path.startsWith(PAGE) ? PageFiles.find(path.substring(PAGE.length())) : notFound();
    }

    private HttpResponse attachment(String path) {
        String[] steps = path.split("/", -1);
        if (steps.length != 3 || !steps[1].matches("\\d{1,19}")) {
            return notFound();
        }
        return world.files()
                .find(Long.parseLong(steps[1]))
                .map(content -> HttpResponse.of(200, PageFiles.contentType(steps[2]), content))
                .orElseGet(FrontDoor::notFound);
    }

    private HttpResponse emoji(String name) {
        if (!name.matches("\\d{1,19}\\.(png|gif|webp)")) {
            return notFound();
        }
        long id = Long.parseUnsignedLong(name.substring(0, name.indexOf('.')));
        return world.atomically(() -> world.emojis().find(id))
                .flatMap(emoji -> world.files().find(emoji.id()))
                .map(picture -> HttpResponse.of(200, SniffedFile.of(picture).contentType(), picture))
                .orElseGet(FrontDoor::notFound);
    }

    static HttpResponse notFound() {
        return HttpResponse.of(404, "text/plain; charset=utf-8", Bytes.utf8("Not found"));
    }
}
