package dolmen.renderer;

import dolmen.renderer.face.Face;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The contents of a picture of a finished match: the game, the result, the players with their results, and the final
 * board.
 *
 * @param title the game and the match, such as "Obelisk · match #12"
 * @param headline the result, such as "Astrid beat Björn"; contains names as players wrote them
 * @param how the reason in a few words; may be empty
 * @param rows one per seat, at most five; for two players, the seat at the bottom comes first
 * @param scene the board at the end
 */
public record Keepsake(String title, String headline, String how, List<PlayerRow> rows, BoardScene scene) {

    public Keepsake {
        rows = List.copyOf(rows);
        if (rows.size() > Header.MAX_CAPTIONS) {
            throw new IllegalArgumentException(rows.size() + " rows are too many");
        }
    }

    /**
     * The text about one seat.
     *
     * @param name the player's own text; characters that cannot be drawn are left out, and a long name is cut
     * @param side the colour that the seat played at the end
     * @param won true for a winner
     * @param notes at most two lines below the name, such as "1500 → 1662"
     * @param face the face beside the name, if a computer plays
     */
    public record PlayerRow(String name, Side side, boolean won, List<String> notes, Optional<Face> face) {
        public PlayerRow {
            notes = List.copyOf(notes);
        }

        /** The row of a player without a face. */
        public PlayerRow(String name, Side side, boolean won, List<String> notes) {
            this(name, side, won, notes, Optional.empty());
        }

        private String words() {
            return notes.isEmpty() ? name : "%s: %s".formatted(name, String.join(", ", notes));
        }
    }

    /** The alt text: first the result, then the board if there is room. */
    public String altText() {
        String told = "%s. %s. %s. %s."
                .formatted(
                        title,
                        headline,
                        how,
                        rows.stream().map(PlayerRow::words).collect(Collectors.joining("; ")))
                .replace(". . ", ". ");
        String all = told + " " + scene.altText();
        int most = Description.MAX_LENGTH;
        return all.length() <= most ? all : told.substring(0, Math.min(told.length(), most));
    }
}
