package dolmen.bot.history;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import java.util.function.Function;

/** An achievement that a player earns by playing. */
public final class Achievement {
    private final Argument name;
    private final Phrase how;
    private final Function<Deeds, Completion> rule;

    Achievement(Argument name, Phrase how, Function<Deeds, Completion> rule) {
        this.name = name;
        this.how = how;
        this.rule = rule;
    }

    public Argument name() {
        return name;
    }

    /** One short sentence on how to earn it. Matches against computers count unless the sentence says otherwise. */
    public Phrase how() {
        return how;
    }

    /** The player's progress; a one-step achievement is 0 or 1 of 1. */
    public Completion completion(Deeds deeds) {
        return rule.apply(deeds);
    }

    @Override
    public String toString() {
        return name.toString();
    }
}
