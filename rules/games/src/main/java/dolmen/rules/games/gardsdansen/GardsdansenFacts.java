package dolmen.rules.games.gardsdansen;

import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Paragraph;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Gårdsdansen. */
final class GardsdansenFacts {
    private GardsdansenFacts() {}

    private static final List<Paragraph> RULES = List.of(
            Paragraph.of(GardsdansenPhrases.ruleBoardAndSetup()),
            Paragraph.of(GardsdansenPhrases.ruleATurn()),
            Paragraph.of(GardsdansenPhrases.rulePawns()),
            Paragraph.of(GardsdansenPhrases.ruleStones()),
            Paragraph.of(GardsdansenPhrases.ruleRimAndCorners()),
            Paragraph.of(GardsdansenPhrases.ruleEnd()),
            Paragraph.ofOption("rule", GardsdansenPhrases.ruleOsseraDraw()),
            Paragraph.ofOption("rule", GardsdansenPhrases.ruleKlintDraw()));

    private static final List<Argument> HOUSE_READINGS = List.of(
            GardsdansenPhrases.readingCorners(),
            GardsdansenPhrases.readingStart(),
            GardsdansenPhrases.readingFirstTurn(),
            GardsdansenPhrases.readingOneStone(),
            GardsdansenPhrases.readingRim(),
            GardsdansenPhrases.readingReconstructions(),
            GardsdansenPhrases.readingLastTurn());

    static final GameFacts FACTS = new GameFacts(
            "gardsdansen",
            "Gårdsdansen",
            new Credit(
                    "Quadrante Isegrim",
                    OptionalInt.empty(),
                    URI.create("https://techhenzy.com/grdsdansen-muthrmohn/"),
                    List.of(),
                    new Verbatim("")),
            GardsdansenPhrases.factsPitch(),
            GardsdansenPhrases.factsAudience(),
            RULES,
            HOUSE_READINGS,
            LastTurnRule.OPTIONS,
            List.of(
                    new Example("gardsdansen1 SSss/SP1ps/SP2ps/S2P1ps/SP2ps/SP1ps/SSss south stone 1", "c1-d2"),
                    new Example("gardsdansen1 SSss/SP1ps/S3ps/SPP2ps/Sp2ps/SPs1s/S1Ss south pawn 8", "b2xb4")));
}
