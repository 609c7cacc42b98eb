package dolmen.rules.typed.move;

import java.util.regex.Pattern;

/**
 * The number of a move, as people write it before the move. A number without a word or a dot may be that of anything.
 */
final class MoveNumber {
    private static final Pattern LEADING = Pattern.compile(
            "^[^\\p{L}0-9#?]*(?:(?:move|turn|ply|zug|drag|coup|jugada|no|nr)\\.? ?#?[0-9]{1,3} ?(?:[.):…]+|(?= ?[a-z][0-9]))"
                    + "|[0-9]{1,3} ?[.)…]+)");
    private static final Pattern WITHIN = Pattern.compile("(?<![\\p{L}0-9#])(?<![\\p{L}] )[0-9]{1,3}[.)]+(?= ?\\S)");

    private MoveNumber() {}

    static String without(String plain) {
        return WITHIN.matcher(LEADING.matcher(plain).replaceFirst("")).replaceAll("");
    }
}
