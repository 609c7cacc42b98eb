package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Likeness;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The one-line form of a position, such as {@code gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSss south pawn 0}:
 * the format, the columns from g to a, each from the south (p is a pawn and s a stone; South's are capitals), the seat
 * to move, the phase of its turn, the ply.
 */
final class GardsdansenText {
    private static final Pattern FORM = Pattern.compile(
            "gardsdansen1 ([1-7psPS/]+) (south|north) (pawn|stone|last-stone|ended) (0|[1-9][0-9]{0,5})");

    private GardsdansenText() {}

    static String write(GardsdansenPosition position) {
        return String.join(
                " ",
                "gardsdansen1",
                BOARD.write(node -> letter(position, node)),
                position.mover().equals(Seat.FIRST) ? "south" : "north",
                position.phase().word(),
                Integer.toString(position.ply()));
    }

    /** Exchanges the sides in place, because the board has no direction. */
    static String likeness(GardsdansenPosition position) {
        return Likeness.of(
                BOARD,
                Stream.of(false, true)
                        .flatMap(exchanged -> Stream.of(false, true).map(south -> face(position, exchanged, south))));
    }

    private static Likeness.Face face(GardsdansenPosition position, boolean exchanged, boolean south) {
        var seen = exchanged
                ? new GardsdansenPosition(
                        position.rule(),
                        /* south= */ position.north(),
                        /* north= */ position.south(),
                        position.mover().opponent(),
                        position.phase(),
                        position.ply())
                : position;
        return new Likeness.Face(node -> letter(seen, node), south, seen.phase().word() + seen.mover());
    }

    private static int letter(GardsdansenPosition position, int node) {
        Troop south = position.south();
        Troop north = position.north();
        if (Cells.has(south.all(), node)) {
            return Cells.has(south.pawns(), node) ? 'P' : 'S';
        }
        if (Cells.has(north.all(), node)) {
            return Cells.has(north.pawns(), node) ? 'p' : 's';
        }
        return 0;
    }

    static GardsdansenPosition read(LastTurnRule rule, String text) {
        Matcher parts = FORM.matcher(text);
        require(parts.matches(), "it is not of the form " + FORM);
        char[] letters = BOARD.read(parts.group(1));
        var position = new GardsdansenPosition(
                rule,
                new Troop(nodes(letters, 'P'), nodes(letters, 'S')),
                new Troop(nodes(letters, 'p'), nodes(letters, 's')),
                parts.group(2).equals("south") ? Seat.FIRST : Seat.SECOND,
                phase(parts.group(3)),
                Integer.parseInt(parts.group(4)));
        checkTroops(position);
        checkPhase(position);
        return position;
    }

    private static long nodes(char[] letters, char wanted) {
        long nodes = 0;
        for (int node = 0; node < letters.length; node++) {
            nodes |= letters[node] == wanted ? Cells.of(node) : 0;
        }
        return nodes;
    }

    private static Phase phase(String word) {
        return Stream.of(Phase.values())
                .filter(phase -> phase.word().equals(word))
                .findAny()
                .orElseThrow();
    }

    private static void checkTroops(GardsdansenPosition position) {
        int missing = 0;
        for (Troop troop : new Troop[] {position.south(), position.north()}) {
            int pawns = Cells.count(Troop.SOUTH.pawns()) - Cells.count(troop.pawns());
            int stones = Cells.count(Troop.SOUTH.stones()) - Cells.count(troop.stones());
            require(pawns >= 0 && stones >= 0, "a side has more pieces than it began with");
            missing += pawns + stones;
        }
        require(missing <= position.ply(), "more pieces are gone than plies were played");
        require(
                position.ply() > 0 || position.equals(GardsdansenPosition.start(position.rule())),
                "ply 0 is not the start");
    }

    private static void checkPhase(GardsdansenPosition position) {
        LastTurnRule rule = position.rule();
        Troop own = position.own();
        Troop opponent = position.opponent();
        switch (position.phase()) {
            case PAWN -> {
                require(!position.beaten(), "a side was beaten in an earlier turn");
                require(
                        !rule.tooFew(opponent) || !position.pawnCanMove(),
                        "the last turn of the opponent has ended the game");
            }
            case STONE -> {
                require(!rule.tooFew(own), "this turn is the last");
                checkAfterPawn(position);
            }
            case LAST_STONE -> {
                require(rule.few(own), "this turn is not the last");
                checkAfterPawn(position);
            }
            case ENDED -> {
                require(rule.few(own), "this turn is not the last");
                require(!position.beaten(), "a side was beaten before the turn ended");
                require(position.ways().letsAnyPawn(opponent.pawns()), "the opponent is blocked");
            }
        }
    }

    /** Checks a position after a pawn has moved: the pawn exists, and it took at most one piece. */
    private static void checkAfterPawn(GardsdansenPosition position) {
        require(position.own().pawns() != 0, "no pawn has moved");
        long lost = LongStream.of(
                        position.own().stones(),
                        position.opponent().pawns(),
                        position.opponent().stones())
                .filter(pieces -> pieces == 0)
                .count();
        require(lost <= 1, "more was lost than one jump takes");
        require(lost == 1 || position.stoneCanMove(), "no stone can move");
    }

    private static void require(boolean condition, String complaint) {
        if (!condition) {
            throw new IllegalArgumentException("not a position of Gårdsdansen: " + complaint);
        }
    }
}
