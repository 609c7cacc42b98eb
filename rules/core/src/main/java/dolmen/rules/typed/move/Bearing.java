package dolmen.rules.typed.move;

import dolmen.rules.scene.Cell;
import dolmen.rules.typed.Phrases;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A direction, with the words for it. */
enum Bearing {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    FORWARD,
    BACK,
    NORTH,
    SOUTH,
    EAST,
    WEST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    DIAGONAL,
    STRAIGHT,
    SIDEWAYS;

    private static final double NOTHING = 0.01;

    private static final Map<Bearing, Phrases> LISTED = Stream.of(values())
            .collect(Collectors.toUnmodifiableMap(
                    Function.identity(),
                    heading -> CommonWords.WORDS.of(
                            heading.name().toLowerCase(Locale.ROOT).replace('_', '-'))));

    Phrases words() {
        return LISTED.getOrDefault(this, Phrases.of());
    }

    boolean isTrueOf(Way way) {
        return switch (this) {
            case UP, FORWARD, NORTH -> way.up() > 0;
            case DOWN, BACK, SOUTH -> way.up() < 0;
            case LEFT, WEST -> way.right() < 0;
            case RIGHT, EAST -> way.right() > 0;
            case NORTH_EAST -> way.up() > 0 && way.right() > 0;
            case NORTH_WEST -> way.up() > 0 && way.right() < 0;
            case SOUTH_EAST -> way.up() < 0 && way.right() > 0;
            case SOUTH_WEST -> way.up() < 0 && way.right() < 0;
            case DIAGONAL -> !way.straight();
            case STRAIGHT -> way.straight();
            case SIDEWAYS -> way.up() == 0;
        };
    }

    boolean isVertical() {
        return switch (this) {
            case UP, DOWN, FORWARD, BACK, NORTH, SOUTH -> true;
            case LEFT, RIGHT, EAST, WEST, SIDEWAYS, DIAGONAL, STRAIGHT -> false;
            case NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST -> false;
        };
    }

    boolean isHorizontal() {
        return switch (this) {
            case LEFT, RIGHT, EAST, WEST -> true;
            case UP, DOWN, FORWARD, BACK, NORTH, SOUTH, SIDEWAYS, DIAGONAL, STRAIGHT -> false;
            case NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST -> false;
        };
    }

    /** True if the direction refers to the printed board, not to a player's view of it. */
    boolean isCompass() {
        return switch (this) {
            case NORTH, SOUTH, EAST, WEST, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST -> true;
            case UP, DOWN, LEFT, RIGHT, FORWARD, BACK, DIAGONAL, STRAIGHT, SIDEWAYS -> false;
        };
    }

    /** True if the direction means a straight line, unless something else in the text says otherwise. */
    boolean isPlain() {
        return switch (this) {
            case UP, DOWN, LEFT, RIGHT, NORTH, SOUTH, EAST, WEST -> true;
            case FORWARD, BACK, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, DIAGONAL, STRAIGHT, SIDEWAYS -> false;
        };
    }

    /** The displacement of a move on a picture, to the right and upwards. */
    record Way(double right, double up) {

        static Way between(Cell from, Cell to) {
            return new Way(rounded(to.x() - from.x()), rounded(from.y() - to.y()));
        }

        private static double rounded(double length) {
            return Math.abs(length) < NOTHING ? 0 : length;
        }

        boolean straight() {
            return right == 0 || up == 0;
        }
    }
}
