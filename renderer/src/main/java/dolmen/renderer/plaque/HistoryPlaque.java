package dolmen.renderer.plaque;

import java.util.List;

/**
 * The history of ratings alone.
 *
 * @param title the player or game
 * @param subtitle more text; may be empty
 */
public record HistoryPlaque(String title, String subtitle, RatingHistory history) implements Plaque {
    private static final List<Integer> NAME_LENGTHS = List.of(60, 30, 15);

    @Override
    public String altText() {
        return Wordings.longestThatFits(NAME_LENGTHS.stream().map(this::words));
    }

    private String words(int nameLength) {
        String about = subtitle.isBlank() ? "" : ", " + Wordings.cut(subtitle, 2 * nameLength);
        return "%s%s. %s".formatted(Wordings.name(title, nameLength), about, HistoryWords.of(history, nameLength));
    }
}
