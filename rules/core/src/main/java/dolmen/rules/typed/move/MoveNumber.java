package dolmen.rules.typed.move;

import dolmen.rules.Position;
import dolmen.rules.typed.SmallTalk;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes the number that people write before a move. Without a word or a dot, a number may mean anything. */
final class MoveNumber {
    private static final Pattern LEADING = Pattern.compile("^[^\\p{L}0-9#?]*"
            + "(?:(?:" + String.join("|", CommonWords.WORDS.of("number").all())
            + ")\\.? ?#?(?=[0-9]{1,3} ?(?:[.):…]|[a-z][0-9]))|(?=[0-9]{1,3} ?[.)…]))"
            + "(?<number>[0-9]{1,3}) ?(?<dots>[.):…]*)");
    private static final Pattern WITHIN = Pattern.compile("(?<![\\p{L}0-9#])(?<![\\p{L}] )[0-9]{1,3}[.)]+(?= ?\\S)");
    /** Dots in place of the first seat's move. */
    private static final String SKIPPED = "...";

    private MoveNumber() {}

    /** The text without its move numbers; a sign of doubt replaces a number that does not fit the position. */
    static String without(String plain, Position<?> position) {
        Matcher leading = LEADING.matcher(plain);
        boolean wrong = leading.find() && !isTrue(leading, position);
        String text = WITHIN.matcher(leading.replaceFirst("")).replaceAll("");
        return wrong ? SmallTalk.DOUBT + " " + text : text;
    }

    /** People number plies, turns or rounds, so a number is wrong only if it fits none of these. */
    private static boolean isTrue(Matcher leading, Position<?> position) {
        int number = Integer.parseInt(leading.group("number"));
        int ply = position.ply();
        boolean skips = leading.group("dots").equals(SKIPPED);
        return number >= 1 + ply / (2 * position.seats()) && number <= 1 + ply && !(skips && ply == 0);
    }
}
