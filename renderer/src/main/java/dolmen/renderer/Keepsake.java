package dolmen.renderer;

import dolmen.renderer.face.Face;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A picture of a match that has ended, as data: what was played, how it ended, who played and what became of them, and
 * the deciding board.
 *
 * @param title what was played, such as "Obelisk · match #12"
 * @param headline who won, such as "Astrid beat Björn"; whatever somebody calls himself stands in it
 * @param how the reason in a few words; may be empty
 * @param rows one per seat, at most five
 * @param scene the board as it stood at the end
 */
public record Keepsake(String title, String headline, String how, List<PlayerRow> rows, BoardScene scene) {

    public Keepsake {
        rows = List.copyOf(rows);
        if (rows.size() > Header.MAX_CAPTIONS) {
            throw new IllegalArgumentException(rows.size() + " rows");
        }
    }

    /**
     * What is said of one seat.
     *
     * @param name whatever somebody calls himself; what cannot be drawn is left out, what is too long is cut
     * @param side the colour that the seat has played at the end
     * @param won whether it is among those who won
     * @param notes at most two lines below the name, such as "1500 → 1662"
     * @param face beside the name, if a computer plays
     */
    public record PlayerRow(String name, Side side, boolean won, List<String> notes, Optional<Face> face) {
        public PlayerRow {
            notes = List.copyOf(notes);
        }

        /** What is said of somebody without a face. */
        public PlayerRow(String name, Side side, boolean won, List<String> notes) {
            this(name, side, won, notes, Optional.empty());
        }

        private String words() {
            return notes.isEmpty() ? name : "%s: %s".formatted(name, String.join(", ", notes));
        }
    }

    /** The picture in words: how the match ended first, the board where it has room. */
    public String altText() {
        String told = "%s. %s. %s. %s."
                .formatted(
                        title,
                        headline,
                        how,
                        rows.stream().map(PlayerRow::words).collect(Collectors.joining("; ")))
                .replace(". . ", ". ");
        String all = told + " " + scene.altText();
        int most = BoardScene.MAX_ALT_TEXT;
        return all.length() <= most ? all : told.substring(0, Math.min(told.length(), most));
    }
}
