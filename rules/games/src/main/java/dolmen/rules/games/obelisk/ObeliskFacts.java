package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Paragraph;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The description of Obelisk. The publisher names no year. */
final class ObeliskFacts {
    private ObeliskFacts() {}

    private static final List<Paragraph> RULES = List.of(
            Paragraph.of(ObeliskPhrases.ruleBoardAndStones(placed(Colour.BLACK), placed(Colour.WHITE))),
            Paragraph.of(ObeliskPhrases.ruleStep()),
            Paragraph.of(ObeliskPhrases.ruleJump()),
            Paragraph.of(ObeliskPhrases.ruleBuild()),
            Paragraph.of(ObeliskPhrases.ruleRasRevenge()),
            Paragraph.of(ObeliskPhrases.ruleSymmetry()),
            Paragraph.of(ObeliskPhrases.ruleGoal()));

    private static final List<Argument> HOUSE_READINGS = List.of(
            ObeliskPhrases.readingStart(),
            ObeliskPhrases.readingSolved(),
            ObeliskPhrases.readingSymmetry(),
            ObeliskPhrases.readingCovered(),
            ObeliskPhrases.readingCarrier());

    static final GameFacts FACTS = new GameFacts(
            "obelisk",
            "Obelisk",
            new Credit(
                    "se2ond",
                    OptionalInt.empty(),
                    URI.create("https://se2ond.com/obelisk/"),
                    List.of(),
                    new Verbatim("")),
            ObeliskPhrases.factsPitch(),
            ObeliskPhrases.factsAudience(),
            RULES,
            HOUSE_READINGS,
            SymmetryMode.OPTIONS,
            List.of(
                    new Example("obelisk1 2b2/5/Pp3/2c2/1B2C/5 - 9", "c3^b2"),
                    new Example("obelisk1 5/P1c2/3f1/2C2/3B1/5 - 25", "c5+d4")));

    private static Listing placed(Colour colour) {
        Trio stones = ObeliskPosition.start(SymmetryMode.OPEN).stones(colour);
        return Listing.and(Stream.of(stones.base(), stones.pedestal(), stones.capstone())
                .map(BOARD::word)
                .toList());
    }
}
