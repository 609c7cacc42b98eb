package dolmen.rules.scene;

import java.util.List;

/**
 * The face of a card.
 *
 * @param number by which moves name it
 * @param name as printed on it
 * @param value in the corner, such as "4"; empty for a card without one
 * @param frame the shape about its picture, which tells its kind
 * @param text what it does, in a few words; empty if there is nothing to say
 * @param attached the names of cards that lie with it, a few words each
 * @param pose how it lies
 * @param house true if something on it is this host's reconstruction
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

    /** Whether it lies turned by a quarter. */
    public boolean sideways() {
        return pose == Pose.SIDEWAYS;
    }

    /** How a card lies. */
    public enum Pose {
        UPRIGHT,
        /** Turned by a quarter, its top to the left. */
        SIDEWAYS,
        /** Held open before who looks, broad enough for its name and what it does. */
        OPEN
    }

    /** The shape about a card's picture. */
    public enum Frame {
        OVAL,
        COFFIN,
        SQUARE_WITH_OVALS,
        SLAB
    }
}
