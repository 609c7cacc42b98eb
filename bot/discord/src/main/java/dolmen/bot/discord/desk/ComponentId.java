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
 * The id of a button, menu or form. It contains everything that its action needs, even after a restart. Its text is
 * {@code v1:action:number:ply}, followed by {@code :key.key.key} if choices have been made.
 *
 * @param action the action of the component
 * @param number the number of the match, the challenge, the variant or the page; 0 for a match in the message's file
 * @param ply the number of plies played when it was made; 0 for a challenge or a page; for a page of a history, the ply
 *     to be shown; for a variant, the page
 * @param path the choices so far; for the opening of a replay, the number of the moment; in a lesson opened from a
 *     challenge, the number of that challenge comes first
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
     * An id with the number of the variant, which stays the same when releases add variants.
     *
     * @param page the page of its text, from 0
     */
    public static ComponentId of(Action action, Variant variant, int page, List<String> path) {
        return new ComponentId(action, VariantCatalogue.number(variant), page, path);
    }

    /** As above, at the first page. */
    public static ComponentId of(Action action, Variant variant) {
        return of(action, variant, 0, List.of());
    }

    /** The id of a lesson that is opened from a challenge and links back to it. */
    public static ComponentId lessonFrom(Challenge challenge) {
        return of(Action.LEARN, challenge.variant(), 0, originating(Optional.of(challenge.id())));
    }

    /** The start of a path: the challenge from which a lesson was opened; empty if there is none. */
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

    /** The choices so far, without the challenge from which a lesson was opened. */
    public List<String> choices() {
        return origin().isPresent() ? path.subList(1, path.size()) : path;
    }

    /** An id with the player in its path, since Discord's ids can have more digits than the number of this id. */
    public static ComponentId of(Action action, PlayerId player) {
        return new ComponentId(action, 0, 0, List.of(player.toString()));
    }

    /** The id in the text; empty if it is not ours or belongs to another release. */
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

    /** A copy with further choices. */
    public ComponentId further(List<String> keys) {
        return new ComponentId(
                action, number, ply, Stream.concat(path.stream(), keys.stream()).toList());
    }

    /** Choices as one text, for example the value of a menu. */
    public static String joined(List<String> keys) {
        return String.join(BETWEEN, keys);
    }

    /** The choices in such a text. */
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
     * The player in the id.
     *
     * @throws NotUnderstoodException if it has none
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
