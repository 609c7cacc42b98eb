package dolmen.rules.games.murus;

import dolmen.rules.GameFacts;
import java.net.URI;
import java.util.List;

/** What there is to say about Murus Gallicus. */
final class MurusFacts {
    private MurusFacts() {}

    private static final List<String> RULES = List.of(
            "**Board and armies.** Eight columns a–h, seven rows 1–7. The Romans have a tower of two stones on each cell"
                    + " of row 1, the Gauls on each cell of row 7. One stone alone is a wall, two are a tower. The Romans"
                    + " begin, then the sides take turns; nobody may pass.",
            "**Move.** A tower leaves its cell and drops one stone on each of the two nearest cells in one of the eight"
                    + " directions. Both cells must be empty or hold a wall of your own, which then becomes a tower."
                    + " Write where it starts and the farther cell: `a1-a3`.",
            "**Sacrifice.** A tower next to an enemy wall, in any of the eight directions, may give one of its stones to"
                    + " remove that wall: `d3xd4`. The tower becomes a wall. A wall never moves.",
            "**Goal.** You win at once when a stone of yours stands on the opponent's home row, or when the opponent is to"
                    + " move and has no legal move.",
            "**Advanced army** (`army=advanced`). Stacks may reach three stones: a catapult, which neither moves nor"
                    + " sacrifices. A tower may drop stones on your own towers too, but never on a catapult. A catapult"
                    + " throws one stone exactly two or three cells straight forward, diagonally forward or sideways,"
                    + " over anything: onto an empty cell, where it becomes a wall (`c4-c6`), or onto an enemy stack,"
                    + " where it and one enemy stone vanish (`c4xc6`). A tower next to an enemy catapult may give one stone"
                    + " to make a tower of it (`d3xd4`) or both to make a wall of it (`d3*d4`). You win when your turn"
                    + " begins and a stone of yours still stands on the opponent's home row.",
            "**Special opening** (`opening=special`). On its first turn each side takes one home tower and puts its two"
                    + " stones as walls on two different cells of the row in front: `b1-c2,e2`. After the Romans have"
                    + " done so, the second player may answer `swap` and take the Romans over; the first player goes on"
                    + " as the Gauls.",
            "**Escape** (`goal=escape`). Reaching a home row means nothing; only an opponent without a legal move"
                    + " loses.");

    static final GameFacts FACTS = new GameFacts(
            "murus-gallicus",
            "Murus Gallicus",
            "Phil Leduc",
            2005,
            URI.create("https://sites.google.com/site/theowlsnest02/home/murus-gallicus"),
            "Towers crumble into walls as they march; break through to the far home row, or wall the enemy in.",
            RULES,
            List.of(),
            "Rules copyright 2009 by Phil Leduc: they may be copied with full credit but not altered. Whoever programs or"
                    + " sells the game is asked to write to him for permission.",
            MurusOptions.ALL);
}
