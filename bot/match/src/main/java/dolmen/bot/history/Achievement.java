package dolmen.bot.history;

import java.util.function.Function;

/** A feat that the history of a player may show. */
public final class Achievement {
    private final String name;
    private final String how;
    private final Function<PlayerHistory, Completion> rule;

    Achievement(String name, String how, Function<PlayerHistory, Completion> rule) {
        this.name = name;
        this.how = how;
        this.rule = rule;
    }

    /** Its name. */
    public String name() {
        return name;
    }

    /** One sentence on how to earn it. */
    public String how() {
        return how;
    }

    /** The player's progress; for a single deed, one of one or none. */
    public Completion completion(PlayerHistory history) {
        return rule.apply(history);
    }

    @Override
    public String toString() {
        return name;
    }
}
