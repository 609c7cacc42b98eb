package dolmen.bot.discord.emoji;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.match.picture.Emblem;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.picture.SymbolKeeper;
import dolmen.rules.GameRegistry;
import dolmen.rules.scene.Symbol;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Icon;
import net.dv8tion.jda.api.entities.emoji.ApplicationEmoji;
import net.dv8tion.jda.api.entities.emoji.CustomEmoji;
import net.dv8tion.jda.api.entities.emoji.Emoji;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The application's emoji of pieces and cards. The process with shard 0 uploads what Discord lacks and deletes what is
 * outdated; others only look. A name ends with the print of its picture, so a redrawn piece is another emoji. Each step
 * begins with a look at Discord's list, so nothing has to be stored, and two processes with one database do no harm to
 * each other. For use by one thread.
 */
public final class EmojiKeeper implements SymbolKeeper {
    private static final Logger log = LoggerFactory.getLogger(EmojiKeeper.class);

    private static final String PREFIX = "dolmen_";

    /** The names of this class's emoji, which end with the print of the picture. It leaves all others alone. */
    private static final Pattern OWN = Pattern.compile(PREFIX + "[A-Za-z0-9_]+_[0-9a-f]{8}");

    /** The time between looks while nothing is missing: somebody may delete emoji in the Developer Portal. */
    private static final Duration USUAL = Duration.ofHours(1);

    private static final Duration AFTER_FAILURE = Duration.ofMinutes(2);
    private static final long LONGEST_REQUEST_SECONDS = 5;

    /** The maximum number of uploads or deletions of a step, so that boards do not wait for them. */
    private static final int MOST_AT_ONCE = 5;

    private final List<JDA> connections;
    private final GameRegistry games;
    private final Pictures pictures;
    private final PieceEmoji emoji;
    private final InstantSource clock;
    private final Map<String, Symbol> wanted = new LinkedHashMap<>();

    /** The names that Discord has refused since the last complete look. */
    private final Set<String> refused = new HashSet<>();

    private Instant next = Instant.MIN;

    /** @param connections the connections of this process; at least one at the first step */
    public EmojiKeeper(
            List<JDA> connections, GameRegistry games, Pictures pictures, PieceEmoji emoji, InstantSource clock) {
        this.connections = connections;
        this.games = games;
        this.pictures = pictures;
        this.emoji = emoji;
        this.clock = clock;
    }

    @Override
    public void attendDue() {
        Instant now = clock.instant();
        boolean doubted = emoji.takeDoubt();
        if (now.isBefore(next) && !doubted) {
            return;
        }
        try {
            next = now.plus(step(doubted));
        } catch (ErrorResponseException | CompletionException | CancellationException failure) {
            log.warn("Could not look after the emoji of pieces, so menus may lack them: {}", failure.getMessage());
            next = now.plus(AFTER_FAILURE);
        }
    }

    /**
     * Looks, and uploads or deletes a few emoji; returns the time until the next step.
     *
     * @param doubted true if Discord has refused an emoji. Nothing is deleted then, so that two hosts of one
     *     application with different drawings do not replace each other's emoji at every message
     */
    private Duration step(boolean doubted) {
        if (wanted.isEmpty()) {
            draw();
        }
        if (wanted.isEmpty()) {
            return USUAL;
        }
        JDA connection = connections.getFirst();
        List<ApplicationEmoji> all = answer(connection.retrieveApplicationEmojis());
        Map<String, ApplicationEmoji> present = new HashMap<>();
        all.stream()
                .filter(one -> wanted.containsKey(one.getName()))
                .forEach(one -> present.putIfAbsent(one.getName(), one));
        learn(present);
        if (!hasFirstShard()) {
            return present.size() == wanted.size() ? USUAL : AFTER_FAILURE;
        }
        List<String> lacking = wanted.keySet().stream()
                .filter(name -> !present.containsKey(name) && !refused.contains(name))
                .toList();
        if (!lacking.isEmpty()) {
            lacking.stream()
                    .limit(MOST_AT_ONCE)
                    .filter(name -> !refused.contains(name))
                    .forEach(name -> upload(connection, name, lacking));
            return Duration.ZERO;
        }
        refused.clear();
        List<ApplicationEmoji> outdated = all.stream()
                .filter(one -> !doubted && OWN.matcher(one.getName()).matches() && !present.containsValue(one))
                .limit(MOST_AT_ONCE)
                .toList();
        outdated.forEach(one -> answer(one.delete()));
        return outdated.isEmpty() ? USUAL : Duration.ZERO;
    }

    /** Draws every piece for the names of the emoji. The pictures are not kept, since they are hardly ever uploaded. */
    private void draw() {
        games.games()
                .flatMap(game -> game.symbols().stream())
                .forEach(symbol -> pictures.emblem(symbol)
                        .ifPresent(emblem -> wanted.put(PREFIX + word(symbol) + "_" + emblem.print(), symbol)));
    }

    /** The name of a symbol in the letters that Discord allows. */
    private static String word(Symbol symbol) {
        return Normalizer.normalize(symbol.name(), Normalizer.Form.NFD).replaceAll("[^A-Za-z0-9_]", "");
    }

    private void learn(Map<String, ApplicationEmoji> present) {
        var known = new HashMap<Symbol, CustomEmoji>();
        present.forEach((name, one) -> known.put(
                Objects.requireNonNull(wanted.get(name)), Emoji.fromCustom(name, one.getIdLong(), one.isAnimated())));
        emoji.learn(known);
    }

    private boolean hasFirstShard() {
        return connections.stream()
                .anyMatch(connection -> connection.getShardInfo().getShardId() == 0);
    }

    /** Uploads an emoji. If Discord refuses more than its content, gives up the others that are missing, too. */
    private void upload(JDA connection, String name, List<String> lacking) {
        try {
            answer(connection.createApplicationEmoji(name, icon(name)));
            log.debug("Uploaded the emoji {}", name);
        } catch (ErrorResponseException failure) {
            if (Failures.passing(failure)) {
                throw failure;
            }
            boolean forItself = failure.getErrorResponse() == ErrorResponse.INVALID_FORM_BODY;
            refused.addAll(forItself ? List.of(name) : lacking);
            log.warn("Discord refuses the emoji {}, so menus lack it: {}", name, failure.getMessage());
        }
    }

    private Icon icon(String name) {
        Emblem emblem =
                pictures.emblem(Objects.requireNonNull(wanted.get(name))).orElseThrow();
        try (InputStream file = emblem.picture().open()) {
            return Icon.from(file, Icon.IconType.PNG);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static <T> T answer(RestAction<T> request) {
        return request.timeout(LONGEST_REQUEST_SECONDS, TimeUnit.SECONDS).complete();
    }
}
