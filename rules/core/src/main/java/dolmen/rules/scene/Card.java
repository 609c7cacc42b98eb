package dolmen.rules.scene;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Locale;

/**
 * The face of a card.
 *
 * @param motif the drawing on the card, as a word in small letters, which also names the card where there is little
 *     room
 * @param name the printed name
 * @param value the text in the corner, such as "4"; empty for a card without one
 * @param frame the shape around the picture, which shows the kind of card
 * @param text the card's effect, in a few words; empty if there is nothing to say
 * @param attached the motifs of the cards attached to it
 * @param pose the position of the card
 */
public record Card(
        String motif, String name, String value, Frame frame, Argument text, List<String> attached, Pose pose) {

    public Card {
        attached = List.copyOf(attached);
    }

    /** A card that is in words already. */
    public Card(String motif, String name, String value, Frame frame, String text, List<String> attached, Pose pose) {
        this(motif, name, value, frame, new Verbatim(text), attached, pose);
    }

    Card in(Wording wording) {
        return new Card(motif, name, value, frame, wording.of(text), attached, pose);
    }

    /**
     * The effect of a card in words.
     *
     * @throws IllegalStateException if it is not in words
     */
    public String textInWords() {
        return text.verbatim();
    }

    /** The shortest name, such as "Niece". */
    public String brief() {
        return brief(motif);
    }

    /** The shortest name of the card with that drawing. */
    public static String brief(String motif) {
        return motif.substring(0, 1).toUpperCase(Locale.ROOT) + motif.substring(1);
    }

    /** True if it is turned by 90 degrees. */
    public boolean sideways() {
        return pose == Pose.SIDEWAYS;
    }

    /** True if it is held open. */
    public boolean open() {
        return pose == Pose.OPEN || pose == Pose.WIDE;
    }

    /** The position of a card. */
    public enum Pose {
        UPRIGHT,
        /** Turned by 90 degrees, its top to the left. */
        SIDEWAYS,
        /** Held open in front of the viewer, wide enough for its name and, on two lines, its effect. */
        OPEN,
        /** Held open in front of the viewer, as wide as the table. */
        WIDE
    }

    /** The shape around a card's picture. */
    public enum Frame {
        OVAL,
        COFFIN,
        SQUARE_WITH_OVALS,
        SLAB
    }
}
