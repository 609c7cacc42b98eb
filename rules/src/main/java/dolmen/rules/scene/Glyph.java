package dolmen.rules.scene;

/** The form of a piece. */
public sealed interface Glyph {

    /** A single rounded stone. */
    record Stone() implements Glyph {}

    /**
     * Round stones on top of each other, seen slightly from above; heights can be told apart at a glance, by silhouette
     * too.
     *
     * @param height 1, a wall, to 3
     */
    record Stack(int height) implements Glyph {
        public Stack {
            if (height < 1 || height > 3) {
                throw new IllegalArgumentException("a stack is 1 to 3 stones high: " + height);
            }
        }
    }

    /** A hole where a cell has crumbled away. */
    record Pit() implements Glyph {}
}
