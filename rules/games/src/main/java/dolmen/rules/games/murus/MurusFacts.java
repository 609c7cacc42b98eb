package dolmen.rules.games.murus;

import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Paragraph;
import dolmen.rules.phrase.Argument;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Murus Gallicus. */
final class MurusFacts {
    private MurusFacts() {}

    private static final List<Paragraph> RULES = List.of(
            Paragraph.of(MurusPhrases.ruleBoardAndArmies()),
            Paragraph.of(MurusPhrases.ruleMove()),
            Paragraph.of(MurusPhrases.ruleSacrifice()),
            Paragraph.of(MurusPhrases.ruleGoal()),
            Paragraph.ofOption("army", MurusPhrases.ruleAdvancedArmy()),
            Paragraph.ofOption("opening", MurusPhrases.ruleSpecialOpening()),
            Paragraph.ofOption("goal", MurusPhrases.ruleEscape()),
            Paragraph.ofOption("players", MurusPhrases.ruleThreeAndFourPlayers()));

    private static final List<Argument> HOUSE_READINGS = List.of(
            MurusPhrases.readingHexagon(),
            MurusPhrases.readingFirstSeat(),
            MurusPhrases.readingStonesStay(),
            MurusPhrases.readingGivingUp(),
            MurusPhrases.readingThrows());

    static final GameFacts FACTS = new GameFacts(
            "murus-gallicus",
            "Murus Gallicus",
            new Credit(
                    "Phil Leduc",
                    OptionalInt.of(2005),
                    URI.create("https://sites.google.com/site/theowlsnest02/home/murus-gallicus"),
                    List.of(MurusPhrases.creditEdition(), MurusPhrases.creditHost()),
                    MurusPhrases.creditConditions()),
            MurusPhrases.factsPitch(),
            MurusPhrases.factsAudience(),
            RULES,
            HOUSE_READINGS,
            MurusOptions.ALL,
            List.of(
                    new Example("murus1 tttttttt/8/8/8/8/8/TTTTTTTT - 0", "d1-d3"),
                    new Example("murus1 ttt1tttt/8/3w4/3w4/3T4/2W5/TT1T1TTT - 6", "d3xd4")));
}
