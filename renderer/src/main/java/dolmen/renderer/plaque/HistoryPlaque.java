package dolmen.renderer.plaque;

import java.util.List;
import java.util.stream.Stream;

/**
 * The history of ratings alone.
 *
 * @param title whose it is
 * @param subtitle further words; may be empty
 */
public record HistoryPlaque(String title, String subtitle, RatingHistory history) implements Plaque {

    @Override
    public String altText() {
        List<Integer> lengths = List.of(60, 30, 15);
        return AltText.longestThatFits(lengths.stream().map(this::words));
    }

    private String words(int nameLength) {
        String about = subtitle.isBlank() ? "" : ", " + AltText.cut(subtitle, 2 * nameLength);
        return Stream.of(AltText.cut(title, nameLength) + about + ".", HistoryWords.of(history, nameLength))
                .reduce((one, other) -> one + " " + other)
                .orElseThrow();
    }
}
