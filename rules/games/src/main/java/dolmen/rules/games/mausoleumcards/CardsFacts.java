package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Variant;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.facts.Paragraph;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Mausoleum, the card game. */
final class CardsFacts {
    private CardsFacts() {}

    private static final String PLAYERS = "players";

    private static final List<Option> OPTIONS = List.of(new Option(
            PLAYERS,
            MausoleumcardsPhrases.optionPlayers(),
            List.of(
                    new Choice("2", MausoleumcardsPhrases.choiceNamePlayers2(), MausoleumcardsPhrases.choicePlayers2()),
                    new Choice("3", MausoleumcardsPhrases.choiceNamePlayers3(), MausoleumcardsPhrases.choicePlayers3()),
                    new Choice("4", MausoleumcardsPhrases.choiceNamePlayers4(), MausoleumcardsPhrases.choicePlayers4()),
                    new Choice(
                            "5", MausoleumcardsPhrases.choiceNamePlayers5(), MausoleumcardsPhrases.choicePlayers5()))));

    private static final List<Paragraph> RULES = List.of(
            Paragraph.of(MausoleumcardsPhrases.ruleTable()),
            Paragraph.of(MausoleumcardsPhrases.ruleATurn()),
            Paragraph.of(MausoleumcardsPhrases.ruleDrawAndPlay()),
            Paragraph.of(MausoleumcardsPhrases.ruleBuyAndBury()),
            Paragraph.of(MausoleumcardsPhrases.ruleHeirsOfNote()),
            Paragraph.of(MausoleumcardsPhrases.ruleIncidentsAndDoozies()),
            Paragraph.of(MausoleumcardsPhrases.ruleEnd()));

    private static final List<Argument> HOUSE_READINGS = List.of(
            MausoleumcardsPhrases.readingLostWords(),
            MausoleumcardsPhrases.readingDealing(),
            MausoleumcardsPhrases.readingRoom(),
            MausoleumcardsPhrases.readingDoozies(),
            MausoleumcardsPhrases.readingClever(),
            MausoleumcardsPhrases.readingMeddling(),
            MausoleumcardsPhrases.readingBodyguard(),
            MausoleumcardsPhrases.readingCouple(),
            MausoleumcardsPhrases.readingPile(),
            MausoleumcardsPhrases.readingDeck(),
            MausoleumcardsPhrases.readingSoldOut(),
            MausoleumcardsPhrases.readingLeaving());

    static final GameFacts FACTS = new GameFacts(
            "mausoleum-cards",
            MausoleumcardsPhrases.factsName(),
            MausoleumcardsPhrases.factsShortName(),
            new Credit(
                    "R. Hunter Gough (Savant Garde Entertainment)",
                    OptionalInt.of(2000),
                    URI.create("http://studiohunty.com/sg/mausoleum/rules.html"),
                    List.of(MausoleumcardsPhrases.creditPictures()),
                    new Verbatim("")),
            MausoleumcardsPhrases.factsPitch(),
            MausoleumcardsPhrases.factsAudience(),
            RULES,
            HOUSE_READINGS,
            OPTIONS,
            List.of(
                    new Example(
                            "cards1 4,23,34,48,51;-;-;-;-/47,50,53;10,19,35;11;-;45 - 28,26,30,13,14,31 37,38,39,40,41,42,43,44 play:2:8 48",
                            "47:11"),
                    new Example(
                            "cards1 5,10,24,49;36;-;-;-/4,6,15,25,54;-;9;16;- - 30,1 37,38,39,40,41,42,43,44,45 turn:2:3 24",
                            "$41=16")));

    /** The number of seats of a variant. */
    static int seats(Variant variant) {
        String fewest = OPTIONS.getFirst().byDefault().value();
        return Integer.parseInt(variant.options().getOrDefault(PLAYERS, fewest));
    }
}
