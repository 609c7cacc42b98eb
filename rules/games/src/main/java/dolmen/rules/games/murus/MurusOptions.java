package dolmen.rules.games.murus;

import dolmen.rules.Variant;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.Option;
import java.util.List;

/**
 * The options of a match.
 *
 * @param catapults true for the advanced army, whose stacks may reach three stones
 * @param specialOpening true if each side's first turn spreads a home tower freely, and seat 1 may swap sides
 * @param escape true if reaching a home row has no effect
 * @param players the number of seats
 */
record MurusOptions(boolean catapults, boolean specialOpening, boolean escape, int players) {

    static final List<Option> ALL = List.of(
            new Option(
                    "army",
                    MurusPhrases.optionArmy(),
                    List.of(
                            new Choice(
                                    "standard",
                                    MurusPhrases.choiceNameArmyStandard(),
                                    MurusPhrases.choiceArmyStandard()),
                            new Choice(
                                    "advanced",
                                    MurusPhrases.choiceNameArmyAdvanced(),
                                    MurusPhrases.choiceArmyAdvanced()))),
            new Option(
                    "opening",
                    MurusPhrases.optionOpening(),
                    List.of(
                            new Choice(
                                    "standard",
                                    MurusPhrases.choiceNameOpeningStandard(),
                                    MurusPhrases.choiceOpeningStandard()),
                            new Choice(
                                    "special",
                                    MurusPhrases.choiceNameOpeningSpecial(),
                                    MurusPhrases.choiceOpeningSpecial()))),
            new Option(
                    "goal",
                    MurusPhrases.optionGoal(),
                    List.of(
                            new Choice(
                                    "breakthrough",
                                    MurusPhrases.choiceNameGoalBreakthrough(),
                                    MurusPhrases.choiceGoalBreakthrough()),
                            new Choice(
                                    "escape", MurusPhrases.choiceNameGoalEscape(), MurusPhrases.choiceGoalEscape()))),
            new Option(
                    "players",
                    MurusPhrases.optionPlayers(),
                    List.of(
                            new Choice("2", MurusPhrases.choiceNamePlayers2(), MurusPhrases.choicePlayers2()),
                            new Choice("3", MurusPhrases.choiceNamePlayers3(), MurusPhrases.choicePlayers3()),
                            new Choice("4", MurusPhrases.choiceNamePlayers4(), MurusPhrases.choicePlayers4()))));

    static MurusOptions of(Variant variant) {
        return new MurusOptions(
                "advanced".equals(variant.options().get("army")),
                "special".equals(variant.options().get("opening")),
                "escape".equals(variant.options().get("goal")),
                Integer.parseInt(variant.options().getOrDefault("players", "2")));
    }

    /** True if the host has rules for this combination. Larger tables have escape as their goal and no extras. */
    boolean belongTogether() {
        return players == 2 || (escape && !catapults && !specialOpening);
    }
}
