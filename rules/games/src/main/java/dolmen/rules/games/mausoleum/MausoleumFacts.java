package dolmen.rules.games.mausoleum;

import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Paragraph;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Mausoleum. */
final class MausoleumFacts {
    private MausoleumFacts() {}

    private static final List<Paragraph> RULES = List.of(
            Paragraph.of(MausoleumPhrases.ruleBoardAndSetup()),
            Paragraph.of(MausoleumPhrases.ruleTrappedStones()),
            Paragraph.of(MausoleumPhrases.ruleGlide()),
            Paragraph.of(MausoleumPhrases.rulePush()),
            Paragraph.of(MausoleumPhrases.ruleCaptures()),
            Paragraph.of(MausoleumPhrases.ruleEnd()),
            Paragraph.ofOption("edition", MausoleumPhrases.ruleFirstEdition()));

    private static final List<Argument> HOUSE_READINGS = List.of(
            MausoleumPhrases.readingPushed(), MausoleumPhrases.readingCaptures(), MausoleumPhrases.readingFirstMove());

    static final GameFacts FACTS = new GameFacts(
            "mausoleum",
            "Mausoleum",
            new Credit(
                    "Simon Allmer",
                    OptionalInt.of(2025),
                    URI.create("https://simonallmer.com/mausoleum"),
                    List.of(),
                    new Verbatim("")),
            MausoleumPhrases.factsPitch(),
            MausoleumPhrases.factsAudience(),
            RULES,
            HOUSE_READINGS,
            Edition.OPTIONS,
            List.of(
                    new Example("mausoleum1 bbbb/b1bbb/6/6w/6w1/7/b5/www1w/ww1w - 7", "h4>h3"),
                    new Example("mausoleum1 bbbb/2bbb/4ww/7/8/7/5b/ww1bw/wwww - 7", "i1-c5")));
}
