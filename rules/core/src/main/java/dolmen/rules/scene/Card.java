package dolmen.rules.scene;

import java.util.List;

/**
 * The face of a card.
 *
 * @param number the number that moves use for it
 * @param name the printed name
 * @param value the text in the corner, such as "4"; empty for a card without one
 * @param frame the shape around the picture, which shows the kind of card
 * @param text the card's effect, in a few words; empty if there is nothing to say
 * @param attached the names of cards that lie with it, a few words each
 * @param pose the position of the card
 * @param house true if some of it is this host's reconstruction
 */
public record Card(
        int number,
        String name,
        String value,
        Frame frame,
        String text,
        List<String> attached,
        Pose pose,
        boolean house) {

    public Card {
        attached = List.copyOf(attached);
    }

    /** True if it is turned by 90 degrees. */
    public boolean sideways() {
        return pose == Pose.SIDEWAYS;
    }

    /** The position of a card. */
    public enum Pose {
        UPRIGHT,
        /** Turned by 90 degrees, its top to the left. */
        SIDEWAYS,
        /** Held open in front of the viewer, wide enough for its name and effect. */
        OPEN
    }

    /** The shape around a card's picture. */
    public enum Frame {
        OVAL,
        COFFIN,
        SQUARE_WITH_OVALS,
        SLAB
    }
}
