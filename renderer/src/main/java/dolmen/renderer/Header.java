package dolmen.renderer;

import dolmen.renderer.face.Face;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Optional;

/**
 * The strip above the board: who plays what, whose turn it is, and how things stand.
 *
 * @param captions one per seat, at most five, in the order of the seats
 * @param status one line on the match, such as "Turn 12"; empty for none
 * @param over true if nobody is to move any more, and those who are marked have won
 */
public record Header(List<SeatCaption> captions, String status, boolean over) {

    /** The most seats that a strip can show. */
    public static final int MAX_CAPTIONS = 5;

    public Header {
        captions = List.copyOf(captions);
        if (captions.size() > MAX_CAPTIONS) {
            throw new IllegalArgumentException(captions.size() + " captions");
        }
    }

    /** What is said of a match that goes on, or of one whose winners are not marked. */
    public Header(List<SeatCaption> captions, String status) {
        this(captions, status, false);
    }

    /** The strip that tells no more than the scene's trays. */
    static Header of(List<Tray> trays) {
        return new Header(
                trays.stream()
                        .map(tray -> new SeatCaption(tray.name(), tray.side(), false, tray.count()))
                        .toList(),
                "");
    }

    /**
     * What the strip says of one seat.
     *
     * @param name whatever somebody calls himself; what cannot be drawn is left out, what is too long is cut
     * @param side the colour that the seat plays now
     * @param toMove whether it is this seat's turn; when the match is over, whether it has won
     * @param note a few words below the name, such as "16 stones"; may be empty
     * @param face beside the name, if a computer plays
     */
    public record SeatCaption(String name, Side side, boolean toMove, String note, Optional<Face> face) {

        /** What is said of somebody without a face. */
        public SeatCaption(String name, Side side, boolean toMove, String note) {
            this(name, side, toMove, note, Optional.empty());
        }
    }
}
