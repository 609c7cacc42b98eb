package dolmen.bot.history;

import java.util.function.Function;

/** An achievement that a player earns by playing. */
public final class Achievement {
    private final Title title;
    private final String how;
    private final Function<Deeds, Completion> rule;

    /** The titles of all achievements. */
    public enum Title {
        FIRST_STONE("First Stone"),
        CAIRN("Cairn"),
        CAUSEWAY("Causeway"),
        STONE_ROW("Stone Row"),
        WEATHERED_STONE("Weathered Stone"),
        CROSSROADS("Crossroads"),
        DOLMEN("Dolmen"),
        WHETSTONE("Whetstone"),
        FLINT("Flint"),
        OLD_NEIGHBOURS("Old Neighbours"),
        MILESTONE("Milestone"),
        STEPPING_STONES("Stepping Stones"),
        STONE_CIRCLE("Stone Circle"),
        MASTER_MASON("Master Mason"),
        BOUNDARY_STONE("Boundary Stone"),
        TRILITHON("Trilithon"),
        CAPSTONE("Capstone"),
        LONG_INSCRIPTION("Long Inscription"),
        PATIENT_STONE("Patient Stone"),
        CALENDAR_STONE("Calendar Stone"),
        ALIGNMENT("Alignment"),
        SLATE("Slate"),
        ROSETTA_STONE("Rosetta Stone"),
        TOUCHSTONE("Touchstone"),
        LODESTONE("Lodestone"),
        SUNDIAL("Sundial");

        private final String english;

        Title(String english) {
            this.english = english;
        }
    }

    Achievement(Title title, String how, Function<Deeds, Completion> rule) {
        this.title = title;
        this.how = how;
        this.rule = rule;
    }

    /** Its title, for a name in another language. */
    public Title title() {
        return title;
    }

    /** Its name in English. */
    public String name() {
        return title.english;
    }

    /** One short sentence on how to earn it. Matches against computers count unless the sentence says otherwise. */
    public String how() {
        return how;
    }

    /** The player's progress; a one-step achievement is 0 or 1 of 1. */
    public Completion completion(Deeds deeds) {
        return rule.apply(deeds);
    }

    @Override
    public String toString() {
        return name();
    }
}
