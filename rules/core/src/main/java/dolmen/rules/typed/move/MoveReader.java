package dolmen.rules.typed.move;

import dolmen.rules.Move;
import dolmen.rules.Notation;
import dolmen.rules.OpenPosition;
import dolmen.rules.Parsed;
import dolmen.rules.Turn;
import dolmen.rules.typed.Postpositions;
import dolmen.rules.typed.SmallTalk;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A tolerant reader of typed moves, the same for every game whose moves name cells. A canonical text always means
 * exactly its move. Otherwise a move is played if it is the only one of which all words are true, and nothing puts it
 * in doubt. The player is asked about a merely probable move.
 */
public record MoveReader<M extends Move>(OpenPosition<M> position, Notation<M> notation, Reading<M> reading) {

    /** The upper bound on a text's length: longer than any turn of any game, with room for words. */
    private static final int LONGEST = 400;

    private static final Postpositions PARTICLES = Postpositions.of(
            "[a-z] ?[0-9]{1,2}",
            CommonWords.WORDS,
            Map.of(
                    "from", "postposed-from",
                    "to", "postposed-to",
                    "over", "postposed-over",
                    "on", "postposed-on",
                    "", "postposed"));

    /**
     * After the only cell of a text, or next to another direction, "right" is a direction; elsewhere it is small talk.
     */
    private static final Pattern RIGHT = Pattern.compile(
            "^(?<cell>\\D*\\d )right$|\\b(?<way>(?:%1$s)(?: and)? )right\\b(?! now| away)|\\bright(?= (?:and )?(?:%1$s)\\b)"
                    .formatted("up|upper|top|down|lower|bottom|forwards?|back|backwards?|diagonal|diagonally"),
            Pattern.CASE_INSENSITIVE);

    /** The legal move that a text means, or the reason why there is none. */
    public Parsed<M> read(String typed) {
        return exactly(typed).orElseGet(() -> asProse(typed));
    }

    /** Suggestions and menus send canonical texts, which need no reading of words. */
    private Optional<Parsed<M>> exactly(String typed) {
        return position.turn() instanceof Turn.ToMove
                ? position.legalMoves().stream()
                        .filter(move -> notation.write(move).equals(typed))
                        .findFirst()
                        .map(move -> new Parsed.Ok<>(move, ""))
                : Optional.empty();
    }

    private Parsed<M> asProse(String typed) {
        return legal().read(TypedMove.of(unnumbered(typed), reading.vocabulary()));
    }

    /**
     * As {@link #read}, for games whose turns have several plies, which may be typed in one line. It reads the first
     * ply, and leaves the rest to the caller.
     */
    public Parsed<M> readFirst(String typed) {
        return exactly(typed).orElseGet(() -> partsOf(typed));
    }

    private Parsed<M> partsOf(String typed) {
        return new TurnParts<>(this, legal()).read(unnumbered(typed));
    }

    private String plain(String typed) {
        return typed.length() > LONGEST
                ? ""
                : PARTICLES.before(SmallTalk.without(
                        RIGHT.matcher(typed.strip()).replaceFirst("${cell}${way}rightward"),
                        reading.vocabulary().own()));
    }

    private String unnumbered(String typed) {
        return MoveNumber.without(plain(typed), position);
    }

    private LegalMoves<M> legal() {
        if (!(position.turn() instanceof Turn.ToMove(var seat))) {
            return new LegalMoves<>(List.of(), reading, () -> Compass.NOWHERE);
        }
        return new LegalMoves<>(
                position.legalMoves().stream()
                        .map(move -> new Candidate<>(move, notation.write(move), reading.account(move)))
                        .toList(),
                reading,
                () -> Compass.of(position, seat));
    }

    /** Reads the rest of a line after a move, if the same seat is to move. */
    Parsed<M> readAfter(M move, String rest) {
        var next = position.play(move);
        return next.turn().equals(position.turn()) && next.turn() instanceof Turn.ToMove(var seat)
                ? next.seenBy(seat).parse(rest)
                : new Parsed.Malformed<>(MovePhrases.refusalTurnOver());
    }
}
