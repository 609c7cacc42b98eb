package dolmen.bot.discord.emoji;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.dv8tion.jda.api.utils.data.DataObject;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.Buffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends a message again without the application's emoji if Discord refuses one of them. That happens if somebody has
 * deleted it, and now and then for no reason (discord-api-docs, issue 7128). Safe for use by many threads.
 */
public final class PlainComponents implements Interceptor {
    private static final Logger log = LoggerFactory.getLogger(PlainComponents.class);
    private static final int BAD_REQUEST = 400;
    private static final long LONGEST_REFUSAL = 64 << 10;
    private static final String REFUSED = "COMPONENT_INVALID_EMOJI";
    private static final String PAYLOAD = "name=\"payload_json\"";

    private final PieceEmoji emoji;

    /** @param emoji is told of refused emoji */
    public PlainComponents(PieceEmoji emoji) {
        this.emoji = emoji;
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Request request = chain.request();
        Response response = chain.proceed(request);
        if (response.code() != BAD_REQUEST
                || !response.peekBody(LONGEST_REFUSAL).string().contains(REFUSED)) {
            return response;
        }
        emoji.doubt();
        Optional<RequestBody> plain = Optional.ofNullable(request.body()).flatMap(PlainComponents::plain);
        if (plain.isEmpty()) {
            return response;
        }
        log.info("Discord has refused an emoji; sending the message without");
        response.close();
        return chain.proceed(
                request.newBuilder().method(request.method(), plain.get()).build());
    }

    /** The body without emoji; empty if it has none. */
    private static Optional<RequestBody> plain(RequestBody body) {
        try {
            return body instanceof MultipartBody form ? plainForm(form) : plainJson(body);
        } catch (IOException unreadable) {
            log.debug("Could not read a request", unreadable);
            return Optional.empty();
        }
    }

    private static Optional<RequestBody> plainForm(MultipartBody form) throws IOException {
        var plain = new MultipartBody.Builder(form.boundary()).setType(form.type());
        boolean changed = false;
        for (MultipartBody.Part part : form.parts()) {
            Optional<RequestBody> json = isPayload(part) ? plainJson(part.body()) : Optional.empty();
            changed |= json.isPresent();
            plain.addPart(json.map(text -> MultipartBody.Part.create(part.headers(), text))
                    .orElse(part));
        }
        return changed ? Optional.of(plain.build()) : Optional.empty();
    }

    private static boolean isPayload(MultipartBody.Part part) {
        return part.headers() != null
                && String.valueOf(part.headers().get("Content-Disposition")).contains(PAYLOAD);
    }

    private static Optional<RequestBody> plainJson(RequestBody body) throws IOException {
        MediaType type = body.contentType();
        var buffer = new Buffer();
        body.writeTo(buffer);
        DataObject json = DataObject.fromJson(buffer.readUtf8());
        return removedFrom(json.toMap()) ? Optional.of(RequestBody.create(json.toString(), type)) : Optional.empty();
    }

    /** Removes the application's emoji in a tree of JSON; returns true if there was one. */
    private static boolean removedFrom(Object tree) {
        boolean removed = false;
        if (tree instanceof Map<?, ?> object) {
            removed = object.get("emoji") instanceof Map<?, ?> used && used.get("id") != null;
            if (removed) {
                object.remove("emoji");
            }
            for (Object child : object.values()) {
                removed |= removedFrom(child);
            }
        } else if (tree instanceof List<?> list) {
            for (Object child : list) {
                removed |= removedFrom(child);
            }
        }
        return removed;
    }
}
