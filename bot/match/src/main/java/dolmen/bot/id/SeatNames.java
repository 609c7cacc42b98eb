package dolmen.bot.id;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of a match's players, for the texts of its game. The rules do not know the players: they call sides without
 * names "Seat 2", and never refer to seats in another way. A name that looks like a seat stays unchanged, since a text
 * is processed once. Immutable.
 *
 * @param names the names by seat, in their final form; an empty name leaves the seat in the text
 */
public record SeatNames(List<String> names) {
    private static final Pattern SEAT = Pattern.compile("\\b[Ss]eat ([1-9])\\b");

    public SeatNames {
        names = List.copyOf(names);
    }

    /** These names, each changed by {@code form}. */
    public SeatNames each(UnaryOperator<String> form) {
        return new SeatNames(names.stream().map(form).toList());
    }

    /** The text of the game, with the players' names instead of seats. */
    public String in(String text) {
        return SEAT.matcher(text).replaceAll(seat -> {
            int number = Integer.parseInt(seat.group(1));
            return Matcher.quoteReplacement(
                    number > names.size() || names.get(number - 1).isEmpty() ? seat.group() : names.get(number - 1));
        });
    }
}
