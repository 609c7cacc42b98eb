package dolmen.bot.id;

import dolmen.rules.RulesPhrases;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Wording;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The names of a match's players, for the texts of its game. The rules do not know the players: they call sides without
 * names "Seat 2", and never refer to seats in another way. A name that looks like a seat stays unchanged, since a text
 * is processed once. Immutable.
 *
 * @param names the names by seat, in their final form; an empty name leaves the seat in the text
 */
public record SeatNames(List<String> names) {
    private static final Pattern SEAT = Pattern.compile("\\b[Ss]eat ([1-9])\\b");

    private static final int MOST_SEATS = 5;

    public SeatNames {
        names = List.copyOf(names);
    }

    /** The words of a language for the seats of a table at which nobody sits. */
    public static SeatNames untaken(Wording wording) {
        return new SeatNames(IntStream.rangeClosed(1, MOST_SEATS)
                .mapToObj(seat -> wording.of(RulesPhrases.seatTitle(new Amount(seat))))
                .toList());
    }

    /**
     * A typed text with seats instead of the players' names, such as "seat 2" for "Björn", for the reader of the game.
     * A name at the beginning or after a comma stays, since somebody may be spoken to; and so does one of two equal
     * names.
     */
    public String seatsIn(String typed) {
        return meant().matcher(typed).replaceAll(found -> {
            int[] seats = IntStream.range(0, names.size())
                    .filter(seat -> names.get(seat).equalsIgnoreCase(found.group()))
                    .toArray();
            return seats.length == 1 ? "seat " + (seats[0] + 1) : Matcher.quoteReplacement(found.group());
        });
    }

    /**
     * Names that are no address: each follows a word or a sign other than a comma, or owns something. A name may begin
     * with another, so the longest counts. Seats are found too, for somebody who is called "Seat".
     */
    private Pattern meant() {
        String whole = Stream.concat(
                        Stream.of(SEAT.pattern()),
                        names.stream()
                                .filter(name -> name.length() > 1)
                                .sorted(Comparator.comparingInt(String::length).reversed())
                                .map(Pattern::quote))
                .collect(Collectors.joining("|", "(?<![\\p{L}\\p{N}])(?:", ")"));
        return Pattern.compile(
                "(?<=[^\\s,;:.!?]\\s{0,2})%s(?![\\p{L}\\p{N}])|%s(?=['’]s\\b)".formatted(whole, whole),
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
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
