package dolmen.renderer;

import dolmen.renderer.face.Face;
import dolmen.rules.Seat;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The text around the board: the players, their pieces, whose turn it is, and the state of the match.
 *
 * @param captions one per seat, at most five, in turn order from the seat at the bottom
 * @param status one line about the match, such as "Turn 12"; empty for none
 * @param over true if the match has ended; then the marked seats have won
 */
public record Header(List<SeatCaption> captions, String status, boolean over) {

    /** The maximum number of seats. */
    public static final int MAX_CAPTIONS = 5;

    public Header {
        captions = List.copyOf(captions);
        if (captions.size() > MAX_CAPTIONS) {
            throw new IllegalArgumentException(captions.size() + " captions are too many");
        }
    }

    /** A header of a match in progress, or of a match without marked winners. */
    public Header(List<SeatCaption> captions, String status) {
        this(captions, status, false);
    }

    /** A header made only from the scene's trays. */
    static Header of(List<Tray> trays) {
        return new Header(
                trays.stream()
                        .map(tray -> new SeatCaption(tray.nameInWords(), tray.side(), false, tray.countInWords()))
                        .toList(),
                "");
    }

    /** This header, whose captions are in seat order, rotated so that the given seat is at the bottom. */
    public Header seenFrom(Seat bottom) {
        var turned = new ArrayList<>(captions);
        Collections.rotate(turned, -bottom.index());
        return new Header(turned, status, over);
    }

    /**
     * The text about one seat.
     *
     * @param name the player's own text; characters that cannot be drawn are left out, and a long name is cut
     * @param side the colour that the seat plays now
     * @param toMove true if it is this seat's turn or, after the match, if it has won
     * @param note a few words below the name, such as "16 stones"; may be empty
     * @param face the face beside the name, if a computer plays
     */
    public record SeatCaption(String name, Side side, boolean toMove, String note, Optional<Face> face) {

        /** The caption of a seat without a face. */
        public SeatCaption(String name, Side side, boolean toMove, String note) {
            this(name, side, toMove, note, Optional.empty());
        }
    }
}
