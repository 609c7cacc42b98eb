package dolmen.bot.discord.desk;

import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.challenge.Challenge;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The id of a button, menu or form, which tells all that is needed to act on it, also after a restart: text
 * {@code v1:action:number:ply}, with {@code :key.key.key} after it where choices have been made.
 *
 * @param action what happens
 * @param number of the match, the challenge, the variant or the page; 0 for a match in a file of the message
 * @param ply how many plies had been played when it was made; 0 for a challenge or a page; for a page of a history, the
 *     ply to be told; for a variant, the page
 * @param path what has been chosen so far; where a replay opens, the number of the moment; in a lesson that was opened
 *     from a challenge, after the number of that
 */
public record ComponentId(Action action, long number, int ply, List<String> path) {
    private static final Pattern TEXT =
            Pattern.compile("v1:([a-z-]{1,40}):([0-9]{1,18}):([0-9]{1,9})(?::([^:]{1,60}))?");
    private static final String BETWEEN = ".";
    private static final Pattern ORIGIN = Pattern.compile("@([0-9]{1,18})");

    public ComponentId {
        path = List.copyOf(path);
    }

    public ComponentId(Action action, long number, int ply) {
        this(action, number, ply, List.of());
    }

    public static ComponentId of(Action action, MatchOutline match) {
        return of(action, match, List.of());
    }

    public static ComponentId of(Action action, MatchOutline match, List<String> path) {
        return new ComponentId(action, match.id().value(), match.ply(), path);
    }

    public static ComponentId of(Action action, Challenge challenge) {
        return new ComponentId(action, challenge.id().value(), 0);
    }

    /**
     * The number tells the variant, and stays when releases add others.
     *
     * @param page of what is shown of it, from 0
     */
    public static ComponentId of(Action action, Variant variant, int page, List<String> path) {
        return new ComponentId(action, VariantCatalogue.number(variant), page, path);
    }

    /** The same at the first page. */
    public static ComponentId of(Action action, Variant variant) {
        return of(action, variant, 0, List.of());
    }

    /** That of a lesson which is opened from a challenge and leads back to it. */
    public static ComponentId lessonFrom(Challenge challenge) {
        return of(Action.LEARN, challenge.variant(), 0, originating(Optional.of(challenge.id())));
    }

    /** The beginning of a path that has the challenge from which a lesson was opened; empty without one. */
    public static List<String> originating(Optional<ChallengeId> challenge) {
        return challenge.map(id -> "@" + id).stream().toList();
    }

    /** The challenge from which a lesson was opened. */
    public Optional<ChallengeId> origin() {
        return path.stream()
                .findFirst()
                .map(ORIGIN::matcher)
                .filter(Matcher::matches)
                .map(parts -> new ChallengeId(Long.parseLong(parts.group(1))));
    }

    /** What has been chosen so far, without the challenge from which a lesson was opened. */
    public List<String> choices() {
        return origin().isPresent() ? path.subList(1, path.size()) : path;
    }

    /** The path has the player, since ids of Discord are longer than numbers here may be. */
    public static ComponentId of(Action action, PlayerId player) {
        return new ComponentId(action, 0, 0, List.of(player.toString()));
    }

    /** The id of that text; empty if it is none of ours or of another release. */
    public static Optional<ComponentId> parse(String text) {
        Matcher parts = TEXT.matcher(text);
        return parts.matches()
                ? Action.named(parts.group(1))
                        .map(action -> new ComponentId(
                                action,
                                Long.parseLong(parts.group(2)),
                                Integer.parseInt(parts.group(3)),
                                parts.group(4) == null ? List.of() : parted(parts.group(4))))
                : Optional.empty();
    }

    /** The same with more choices after those that have been made. */
    public ComponentId further(List<String> keys) {
        return new ComponentId(
                action, number, ply, Stream.concat(path.stream(), keys.stream()).toList());
    }

    /** Choices as one text, such as the value of a menu. */
    public static String joined(List<String> keys) {
        return String.join(BETWEEN, keys);
    }

    /** The choices of such a text. */
    public static List<String> parted(String joined) {
        return List.of(joined.split("\\.", -1));
    }

    public String text() {
        String beginning = "v1:%s:%d:%d".formatted(action.wireName(), number, ply);
        return path.isEmpty() ? beginning : beginning + ":" + joined(path);
    }

    public MatchId match() {
        return new MatchId(number);
    }

    /**
     * The player of an id that was made of one.
     *
     * @throws NotUnderstoodException if this one was not
     */
    public PlayerId player() {
        try {
            return new PlayerId(Long.parseUnsignedLong(
                    NotUnderstoodException.required(path.stream().findFirst())));
        } catch (NumberFormatException other) {
            return NotUnderstoodException.required(Optional.empty());
        }
    }

    public ChallengeId challenge() {
        return new ChallengeId(number);
    }
}
