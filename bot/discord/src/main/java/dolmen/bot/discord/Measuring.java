package dolmen.bot.discord;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.events.Event;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.events.http.HttpRequestEvent;
import net.dv8tion.jda.api.hooks.EventListener;
import net.dv8tion.jda.api.interactions.Interaction;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;

/**
 * Reports every event and every request to a watch. Requests are measured as they leave the process, since the library
 * silently repeats some. Safe for use by many threads.
 */
final class Measuring implements EventListener, Interceptor {
    /** After this time no interaction can be answered. */
    private static final Duration REMEMBERED = Duration.ofMinutes(1);

    /** The number of path segments in {@code /api/v10}, with which paths start. */
    private static final int VERSION = 2;

    /** A part of a path that is neither an id nor a token. */
    private static final Pattern WORD = Pattern.compile("@?[a-z-]{2,20}");

    private static final Pattern CODE = Pattern.compile("\"code\"\\s*:\\s*([0-9]{1,9})");
    private static final int LONGEST_REFUSAL = 16_384;

    private final DiscordWatch watch;
    private final Cache<String, Arrival> arrivals =
            Caffeine.newBuilder().expireAfterWrite(REMEMBERED).build();

    Measuring(DiscordWatch watch) {
        this.watch = watch;
    }

    private record Arrival(String kind, long nanoTime) {}

    @Override
    public void onEvent(GenericEvent event) {
        if (event instanceof Interaction interaction) {
            String kind = interaction.getType().name().toLowerCase(Locale.ROOT);
            arrivals.put(interaction.getId(), new Arrival(kind, System.nanoTime()));
        }
        if (event instanceof Event && !(event instanceof HttpRequestEvent)) {
            watch.happened(event.getClass().getSimpleName());
        }
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        long began = System.nanoTime();
        String method = chain.request().method();
        try {
            Response response = chain.proceed(chain.request());
            watch.requested(method, response.code(), since(began));
            if (response.isSuccessful()) {
                acknowledgedBy(chain.request().url().pathSegments());
            } else {
                watch.refused(route(chain.request()), response.code(), code(response));
            }
            return response;
        } catch (IOException unanswered) {
            watch.requested(method, 0, since(began));
            throw unanswered;
        }
    }

    /** The method and the path, with a star for every id and token. */
    private static String route(Request request) {
        return request.url().pathSegments().stream()
                .skip(VERSION)
                .map(part -> WORD.matcher(part).matches() ? part : "*")
                .collect(Collectors.joining("/", request.method() + " /", ""));
    }

    /** Discord's error code; 0 if there is none. */
    private static int code(Response refusal) throws IOException {
        Matcher code = CODE.matcher(refusal.peekBody(LONGEST_REFUSAL).string());
        return code.find() ? Integer.parseInt(code.group(1)) : 0;
    }

    /** The first answer goes to {@code …/interactions/(id)/(token)/callback}. */
    private void acknowledgedBy(List<String> path) {
        int end = path.size();
        if (end >= 4
                && path.get(end - 1).equals("callback")
                && path.get(end - 4).equals("interactions")) {
            Optional.ofNullable(arrivals.asMap().remove(path.get(end - 3)))
                    .ifPresent(arrival -> watch.acknowledged(arrival.kind(), since(arrival.nanoTime())));
        }
    }

    private static Duration since(long nanoTime) {
        return Duration.ofNanos(System.nanoTime() - nanoTime);
    }
}
