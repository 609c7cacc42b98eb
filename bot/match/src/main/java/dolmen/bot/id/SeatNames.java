package dolmen.bot.id;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of the players in the texts of a match's game. The rules know nobody by name: for sides without names they
 * say "Seat 2", and never refer to seats in another way. A name that looks like a seat stays unchanged, since a text is
 * processed once. Immutable.
 *
 * @param names of the players in the order of their seats, in their final form; an empty one leaves the seat in place
 */
public record SeatNames(List<String> names) {
    private static final Pattern SEAT = Pattern.compile("\\b[Ss]eat ([1-9])\\b");

    public SeatNames {
        names = List.copyOf(names);
    }

    /** These names, each in another form. */
    public SeatNames each(UnaryOperator<String> form) {
        return new SeatNames(names.stream().map(form).toList());
    }

    /** A text of the game with the players' names. */
    public String in(String text) {
        return SEAT.matcher(text).replaceAll(seat -> {
            int number = Integer.parseInt(seat.group(1));
            return Matcher.quoteReplacement(
                    number > names.size() || names.get(number - 1).isEmpty() ? seat.group() : names.get(number - 1));
        });
    }
}
