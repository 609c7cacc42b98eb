package dolmen.bot.history;

import java.util.function.Function;

/** An achievement that a player earns by playing. */
public final class Achievement {
    private final String name;
    private final String how;
    private final Function<Deeds, Completion> rule;

    Achievement(String name, String how, Function<Deeds, Completion> rule) {
        this.name = name;
        this.how = how;
        this.rule = rule;
    }

    /** Its name. */
    public String name() {
        return name;
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
        return name;
    }
}
