package dolmen.rules.analysis;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The verdict of a search on a game at the start of a turn.
 *
 * @param worth the worth for the seat to move
 * @param line the canonical texts of the expected plies; they start with a whole turn of the seat
 */
public record Glimpse(Worth worth, List<String> line) {
    private static final String WON = "won";
    private static final String LOST = "lost";
    private static final String DRAWN = "drawn";

    public Glimpse {
        line = List.copyOf(line);
    }

    /** The glimpse in one line: the worth and the plies, separated by blanks. */
    public String text() {
        return Stream.concat(Stream.of(text(worth)), line.stream()).collect(Collectors.joining(" "));
    }

    /**
     * The glimpse that a {@link #text()} describes.
     *
     * @throws IllegalArgumentException if the text is not valid
     */
    public static Glimpse read(String text) {
        List<String> words = List.of(text.split(" ", -1));
        return new Glimpse(worth(words.getFirst()), words.subList(1, words.size()));
    }

    private static String text(Worth worth) {
        return switch (worth) {
            case Worth.Decided decided when decided.equals(Worth.WON) -> WON;
            case Worth.Decided decided when decided.equals(Worth.LOST) -> LOST;
            case Worth.Decided decided -> DRAWN;
            case Worth.Estimated(int hundredths) -> String.valueOf(hundredths);
        };
    }

    private static Worth worth(String word) {
        return switch (word) {
            case WON -> Worth.WON;
            case LOST -> Worth.LOST;
            case DRAWN -> Worth.DRAWN;
            default -> new Worth.Estimated(Integer.parseInt(word));
        };
    }
}
