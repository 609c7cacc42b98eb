package dolmen.rules.typed.move;

import dolmen.rules.scene.Cell;
import dolmen.rules.typed.Phrases;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A direction, with the words for it. */
enum Bearing {
    UP(
            "up, upper, top, upward, upwards, hoch, hinauf, oben, aufwärts, upp, uppåt, vers le haut, en haut, haut, arriba, hacia arriba"),
    DOWN(
            "down, lower, bottom, downward, downwards, runter, hinunter, unten, abwärts, ner, nedåt, vers le bas, en bas, abajo, hacia abajo"),
    LEFT(
            "left, to the left, leftward, leftwards, links, nach links, till vänster, vänster, åt vänster, à gauche, gauche, izquierda, a la izquierda"),
    RIGHT(
            "to the right, rightward, rightwards, rechts, nach rechts, till höger, höger, åt höger, à droite, droite, derecha, a la derecha"),
    FORWARD("forward, forwards, ahead, onward, vorwärts, nach vorn, framåt, fram, en avant, adelante, hacia adelante"),
    BACK(
            "back, backward, backwards, back home, straight back, zurück, rückwärts, tillbaka, bakåt, arrière, en arrière, recule, atrás, hacia atrás, vuelve"),
    NORTH(
            "north, northward, northwards, to the north, norden, nach norden, norrut, norr, mot norr, nord, au nord, vers le nord, norte, al norte, hacia el norte"),
    SOUTH(
            "south, southward, southwards, to the south, süden, nach süden, söderut, söder, mot söder, sud, au sud, vers le sud, al sur, hacia el sur"),
    EAST(
            "east, eastward, eastwards, to the east, osten, nach osten, österut, öster, mot öster, à lest, vers lest, este, al este, hacia el este"),
    WEST(
            "west, westward, westwards, to the west, westen, nach westen, västerut, väster, mot väster, ouest, vers louest, oeste, al oeste, hacia el oeste"),
    NORTH_EAST(
            "northeast, north east, to the northeast, nordosten, nach nordosten, nordost, nordöst, nord est, noreste"),
    NORTH_WEST("northwest, north west, to the northwest, nordwesten, nach nordwesten, nordväst, nord ouest, noroeste"),
    SOUTH_EAST(
            "southeast, south east, to the southeast, südosten, nach südosten, sydöst, sydost, sud est, sureste, sudeste"),
    SOUTH_WEST(
            "southwest, south west, to the southwest, südwesten, nach südwesten, sydväst, sud ouest, suroeste, sudoeste"),
    DIAGONAL("diagonal, diagonally, schräg, diagonalt, snett, en diagonale, diagonalement, en diagonal, diagonalmente"),
    STRAIGHT(
            "straight, straight ahead, straight up, straight forward, gerade, geradeaus, rakt, rakt fram, tout droit, recto, todo recto, derecho"),
    SIDEWAYS("sideways, sideward, sidewards, seitwärts, zur seite, åt sidan, de côté, de lado, hacia un lado");

    private static final double NOTHING = 0.01;

    private static final Map<Bearing, Phrases> WORDS = Stream.of(values())
            .collect(Collectors.toUnmodifiableMap(Function.identity(), heading -> Phrases.of(heading.listed)));

    private final String listed;

    Bearing(String listed) {
        this.listed = listed;
    }

    Phrases words() {
        return WORDS.getOrDefault(this, Phrases.of());
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
