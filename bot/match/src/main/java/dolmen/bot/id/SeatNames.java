package dolmen.bot.id;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the players of a match are called in the texts of its game. The rules know nobody by name: where their sides
 * have none, they say "Seat 2", and speak of seats in no other way. A name that looks like a seat stays as it is, since
 * a text is gone through once. Immutable.
 *
 * @param names of the players in the order of their seats, as they are to stand in the text; an empty one leaves the
 *     seat there
 */
public record SeatNames(List<String> names) {
    private static final Pattern SEAT = Pattern.compile("\\b[Ss]eat ([1-9])\\b");

    public SeatNames {
        names = List.copyOf(names);
    }

    /** The same names, each in another form. */
    public SeatNames each(UnaryOperator<String> form) {
        return new SeatNames(names.stream().map(form).toList());
    }

    /** A text of the game with the players' names in it. */
    public String in(String text) {
        return SEAT.matcher(text).replaceAll(seat -> {
            int number = Integer.parseInt(seat.group(1));
            return Matcher.quoteReplacement(
                    number > names.size() || names.get(number - 1).isEmpty() ? seat.group() : names.get(number - 1));
        });
    }
}
