package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Obelisk. The publisher names no year. */
final class ObeliskFacts {
    private ObeliskFacts() {}

    private static final List<String> RULES = List.of(
            "**Board and stones.** Five columns a–e, six rows 1–6. Black sits at row 1, White at row 6. Each has a base, a"
                    + " pedestal and a capstone: Black on " + placed(Colour.BLACK) + ", White on "
                    + placed(Colour.WHITE) + ". Black begins, then the players take turns; nobody may pass.",
            "**Step.** A stone moves one cell diagonally forward, away from its owner, or one cell straight back, onto an"
                    + " empty cell: `c1-d2`. It never moves otherwise.",
            "**Jump.** In the same directions a stone may jump over one adjacent cell that holds any stones, of either"
                    + " colour, onto the empty cell behind: `b1-d3`. Nothing is removed. A jump never builds and never"
                    + " performs Ra's Revenge.",
            "**Build.** Your pedestal may step onto your base: `b2+a3`. From then on the two are a foundation, which moves as"
                    + " one stone for ever. Your capstone may step onto your foundation, which completes the obelisk."
                    + " It never steps onto your lone base or your lone pedestal.",
            "**Ra's Revenge.** Your capstone may step onto an enemy base, pedestal or foundation and ride on it: `e3^d4`. While"
                    + " it does, nothing can be built on what it covers. The enemy may move the carrier as usual, and the"
                    + " capstone goes along. On your next turn the capstone must leave, by a step, a jump, the completion of"
                    + " your obelisk or another Revenge; if none of these is legal, you lose.",
            "**Symmetry.** After your move, your stones must be in symmetry; otherwise the move is not legal. Two stones"
                    + " share an axis if they stand in the same row or the same column, or on the same cell; a riding capstone"
                    + " counts where it stands. *Colour*: two of your own three stones share an axis. *Shape*: one of your"
                    + " stones shares an axis with the enemy's stone of its kind, base with base, pedestal with pedestal or"
                    + " capstone with capstone. Open play (`mode=open`) asks for colour or shape, bounded play"
                    + " (`mode=bounded`) for colour, balanced play (`mode=balanced`) for both. The winning move is no"
                    + " exception.",
            "**Goal.** You win when you complete your obelisk, or when the opponent is to move and has no legal move.");

    private static final List<String> HOUSE_READINGS = List.of(
            "The publisher shows the size of the board and the starting cells in a picture only. These are this host's,"
                    + " chosen because neither side can force a quick win from them.",
            "A computer has solved the game from this host's start: in open and in bounded play the second player can"
                    + " force a win in 20 moves, both players' counted; balanced play is a draw if nobody errs. For a"
                    + " start that is even, choose balanced play.",
            "Symmetry is asked of the player who has just moved, and of that player alone: a move of the other side may"
                    + " break it, and the next move must leave it whole.",
            "Nothing can be built on what the enemy's capstone covers.",
            "A pedestal that carries the enemy capstone may step onto its own base; the capstone then rides on the"
                    + " foundation. The text says that the stone may be moved normally with the capstone on top.");

    static final GameFacts FACTS = new GameFacts(
            "obelisk",
            "Obelisk",
            "Obelisk",
            new Credit("se2ond", OptionalInt.empty(), URI.create("https://se2ond.com/obelisk/"), List.of(), ""),
            "Three stones to stack, and every move must leave them in symmetry: raise your obelisk before the other does.",
            "For two. The publisher recommends it as a first game of its kind: beginners build freely, and those who know it"
                    + " keep a strict symmetry.",
            RULES,
            HOUSE_READINGS,
            SymmetryMode.OPTIONS,
            List.of(
                    new Example("obelisk1 2b2/5/Pp3/2c2/1B2C/5 - 9", "c3^b2"),
                    new Example("obelisk1 5/P1c2/3f1/2C2/3B1/5 - 25", "c5+d4")));

    private static String placed(Colour colour) {
        Trio stones = ObeliskPosition.start(SymmetryMode.OPEN).stones(colour);
        return "%s, %s and %s"
                .formatted(BOARD.name(stones.base()), BOARD.name(stones.pedestal()), BOARD.name(stones.capstone()));
    }
}
