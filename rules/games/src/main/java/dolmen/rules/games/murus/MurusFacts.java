package dolmen.rules.games.murus;

import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Murus Gallicus. */
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
                    + " loses.",
            "**Three and four players** (`players=3`, `players=4`, with `goal=escape`, the standard army and the standard"
                    + " opening). Four sit around eight by eight squares and begin with a tower on each cell of their edge"
                    + " but its corners; three sit around a hexagon of 61 cells, five to a side, and begin with a tower on"
                    + " each cell of every other side. The first seat begins, and turns go clockwise. On the hexagon there"
                    + " are six directions, and its rows are lettered from the first seat's side and numbered from its left."
                    + " Everybody else's stones are enemies. A player who has no legal move when the turn comes is out: the stones stay,"
                    + " and the walls among them may still be removed by sacrifice. The last one left wins.");

    private static final List<String> HOUSE_READINGS = List.of(
            "Phil Leduc calls a game of three on a hexagon feasible and gives no size; this host plays it on a side of five"
                    + " cells, with towers on every other side.",
            "At a table of three or four the first seat begins, and turns go clockwise; the text does not say who begins.",
            "At such a table the stones of a player who is out stay, and the others may still remove the walls among them.",
            "A player at a table of three or four who gives up is out as one who cannot move is: the stones stay.",
            "A player who can still throw is not stalemated: with the advanced army a throw counts as a legal move.");

    static final GameFacts FACTS = new GameFacts(
            "murus-gallicus",
            "Murus Gallicus",
            "Murus Gallicus",
            new Credit(
                    "Phil Leduc",
                    OptionalInt.of(2005),
                    URI.create("https://sites.google.com/site/theowlsnest02/home/murus-gallicus"),
                    List.of("NestorGames published an edition.", "IGGameCenter hosts it for play online."),
                    "Rules copyright 2009 by Phil Leduc: they may be copied with full credit but not altered. Whoever"
                            + " programs or sells the game is asked to write to him for permission."),
            "Towers crumble into walls as they march; break through to the far home row, or wall the enemy in.",
            "For two; the author adds tables of three and of four for those who want more.",
            RULES,
            HOUSE_READINGS,
            MurusOptions.ALL,
            List.of(
                    new Example("murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 0", "d1-d3"),
                    new Example("murus1 ttt1tttt/8/3w4/3w4/3T4/2W5/TT1T1TTT - 6", "d3xd4")));
}
