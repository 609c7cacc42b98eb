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
                    "Army",
                    List.of(
                            new Choice("standard", "Standard army", MurusPhrases.choiceArmyStandard()),
                            new Choice("advanced", "Advanced army", MurusPhrases.choiceArmyAdvanced()))),
            new Option(
                    "opening",
                    "Opening",
                    List.of(
                            new Choice("standard", "Standard opening", MurusPhrases.choiceOpeningStandard()),
                            new Choice("special", "Special opening", MurusPhrases.choiceOpeningSpecial()))),
            new Option(
                    "goal",
                    "Goal",
                    List.of(
                            new Choice("breakthrough", "Breakthrough", MurusPhrases.choiceGoalBreakthrough()),
                            new Choice("escape", "Escape", MurusPhrases.choiceGoalEscape()))),
            new Option(
                    "players",
                    "Players",
                    List.of(
                            new Choice("2", "Two players", MurusPhrases.choicePlayers2()),
                            new Choice("3", "Three players", MurusPhrases.choicePlayers3()),
                            new Choice("4", "Four players", MurusPhrases.choicePlayers4()))));

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
