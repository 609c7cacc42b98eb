package dolmen.rules.lesson;

import dolmen.rules.scene.Mark;
import java.util.List;

/**
 * A position to look at, in the notation of its game.
 *
 * @param position the text of the position before the moves; empty for the start of the variant
 * @param moves the canonical texts of moves played from there; the last turn is marked
 * @param marks further marks, on the board as the first seat sees it
 */
public record Exhibit(String position, List<String> moves, List<Mark> marks) {
    public Exhibit {
        moves = List.copyOf(moves);
        marks = List.copyOf(marks);
    }

    /** The start of the variant. */
    public static Exhibit start() {
        return of("");
    }

    /** The exhibit of the position with that text. */
    public static Exhibit of(String position) {
        return new Exhibit(position, List.of(), List.of());
    }

    /** This exhibit after these moves. */
    public Exhibit after(String... played) {
        return new Exhibit(position, List.of(played), marks);
    }

    /** This exhibit with these marks. */
    public Exhibit with(Mark... pointedOut) {
        return with(List.of(pointedOut));
    }

    /** This exhibit with these marks. */
    public Exhibit with(List<Mark> pointedOut) {
        return new Exhibit(position, moves, pointedOut);
    }
}
