package dolmen.rules.games.mausoleum;

import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Mausoleum. */
final class MausoleumFacts {
    private MausoleumFacts() {}

    private static final List<String> RULES = List.of(
            "**Board and setup.** 52 hexagonal cells in nine rows of 4, 5, 6, 7, 8, 7, 6, 5 and 4, lettered a to i from"
                    + " White's side and numbered from White's left. White's nine stones fill rows a and b, Black's rows h and i."
                    + " White moves first; nobody may pass.",
            "**Trapped stones.** A stone with no empty neighbour, or only one, may neither glide nor push. Pits and the edge"
                    + " are not empty. It may still be pushed.",
            "**Glide.** A stone goes along one of six lines to the last empty cell before a stone, a pit or the edge:"
                    + " `b1-c1`.",
            "**Push.** A stone enters a neighbour cell and pushes the stone there, of either colour, one cell on in the same"
                    + " line: `c3>d3`. The cell behind must be empty, or a pit, into which the pushed stone falls; the"
                    + " pit stays. Only one stone can be pushed. A stone that was pushed and survived may not be pushed at"
                    + " all in the next turn.",
            "**Captures.** After every move, stones without an empty neighbour are encircled. An encircled stone is captured"
                    + " if more of its neighbours are enemies than friends; pits and edges count for neither, and a tie"
                    + " survives. All such stones go at once, and each leaves a pit for ever. This repeats until nothing"
                    + " more is captured; it can cost the mover stones too.",
            "**End.** Whoever has fewer than four stones after the captures loses; if both have, the game is drawn. A player"
                    + " whose turn begins without a legal move is entombed and loses.",
            "**First edition** (`edition=first`). The designer's earlier text: stones only glide, and captured cells become"
                    + " empty again instead of pits.");

    private static final List<String> HOUSE_READINGS = List.of(
            "A stone that was pushed and survived may not be pushed in any direction in the next turn, as in the designer's"
                    + " own implementation; the text speaks of pushing it straight back.",
            "Captures repeat until nothing more is encircled, as in the designer's own implementation; the text says only"
                    + " that encirclements formed in one turn are resolved together.",
            "White begins, and the colours are dealt at random; the text lets chance choose who begins.");

    static final GameFacts FACTS = new GameFacts(
            "mausoleum",
            "Mausoleum",
            "Mausoleum",
            new Credit(
                    "Simon Allmer",
                    OptionalInt.of(2025),
                    URI.create("https://simonallmer.com/mausoleum"),
                    List.of(),
                    ""),
            "Glide, push and encircle on a floor that falls away under every captured stone.",
            "For two players, 8 years and older.",
            RULES,
            HOUSE_READINGS,
            Edition.OPTIONS,
            List.of(
                    new Example("mausoleum1 bbbb/b1bbb/6/6w/6w1/7/b5/www1w/ww1w - 7", "h4>h3"),
                    new Example("mausoleum1 bbbb/2bbb/4ww/7/8/7/5b/ww1bw/wwww - 7", "i1-c5")));
}
