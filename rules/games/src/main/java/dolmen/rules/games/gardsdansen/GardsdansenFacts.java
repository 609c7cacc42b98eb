package dolmen.rules.games.gardsdansen;

import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Gårdsdansen. */
final class GardsdansenFacts {
    private GardsdansenFacts() {}

    private static final List<String> RULES = List.of(
            "**Board and setup.** 37 nodes where seven lines in each of three directions cross, with a corner toward each"
                    + " player. Columns are lettered a to g, their nodes numbered from the first player's side: d1 is the"
                    + " first player's corner, d7 the second's, d4 the middle. The first player has pawns on b2 c2 d2 e2 f2"
                    + " and stones on a1 a2 b1 c1 d1 e1 f1 g1 g2; the second has pawns on b4 c5 d6 e5 f4 and stones on a3 a4"
                    + " b5 c6 d7 e6 f5 g3 g4.",
            "**A turn** moves a pawn and then a stone, both of one's own. Both can be typed in one line: `d2-d4 c1-d2`.",
            "**Pawns** must move first. A pawn goes one or two steps in a straight line over empty nodes, `d2-d4`; or it"
                    + " jumps over a neighbour to the empty node right behind it, `d2xd4`, and takes that piece off the"
                    + " board: a pawn or a stone of either side, one's own too. There is one jump in a turn, and none is"
                    + " ever forced.",
            "**Stones** follow: a stone slides any distance along one line over empty nodes, `c1-d2`. Stones neither jump"
                    + " nor capture. Only if no stone can move is this half of the turn left out.",
            "**Rim and corners.** A piece on the rim can be jumped along the rim. A piece in a corner cannot be jumped:"
                    + " there is nothing behind it.",
            "**End.** Whoever has no pawn or no stone left loses at once, even between pawn and stone, and even by one's own jump."
                    + " Whoever begins a turn with no pawn that can move loses too; it does not count before that turn.",
            "**Ossera Draw** (`rule=ossera`, a house reconstruction). Whoever begins a turn with three pieces or fewer,"
                    + " pawns and stones together, plays it as the last: after it the game is drawn if the opponent too"
                    + " has three or fewer, and otherwise lost. The ordinary endings come first.",
            "**Klint Draw** (`rule=klint`, a house reconstruction). The same with two pawns or fewer.");

    private static final List<String> HOUSE_READINGS = List.of(
            "The board lies with a corner toward each player: only so do nine stones and five pawns fit each half, and only"
                    + " so can a piece move straight upward, as in the text's example.",
            "The text shows the pieces at the start in a picture: nine stones along the outermost nodes of each half, five"
                    + " pawns on the nodes beside them. The cells above are how this host reads it.",
            "The player whose corner is d1 makes the first turn; the text does not say who does.",
            "A turn moves one stone after the pawn, and must if any can move.",
            "A piece on the rim can be jumped along the rim line: the text gives the edge as the reason why edge pieces"
                    + " cannot be taken, and along the rim there is a node behind.",
            "The Ossera Draw and the Klint Draw are reconstructed from their headings alone, \"the three game piece rule\""
                    + " and \"the two pawn rule\"; the designer's page gives no text for them.",
            "A last turn that leaves no pawn of the opponent able to move wins, for the ordinary endings come first.");

    static final GameFacts FACTS = new GameFacts(
            "gardsdansen",
            "Gårdsdansen",
            "Gårdsdansen",
            new Credit(
                    "Quadrante Isegrim",
                    OptionalInt.empty(),
                    URI.create("https://techhenzy.com/grdsdansen-muthrmohn/"),
                    List.of(),
                    ""),
            "First a pawn, then a stone, turn after turn: a dance across a flower of circles.",
            "For two players, 8 years and older; 20 to 60 minutes at a table.",
            RULES,
            HOUSE_READINGS,
            LastTurnRule.OPTIONS,
            List.of(
                    new Example("gardsdansen1 SSss/SP1ps/SP2ps/S2P1ps/SP2ps/SP1ps/SSss south stone 1", "c1-d2"),
                    new Example("gardsdansen1 SSss/SP1ps/S3ps/SPP2ps/Sp2ps/SPs1s/S1Ss south pawn 8", "b2xb4")));
}
