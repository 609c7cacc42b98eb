package dolmen.bot.history;

import java.util.function.Function;

/** Something to be proud of, which the history of a player shows or does not show yet. */
public final class Achievement {
    private final String name;
    private final String how;
    private final Function<PlayerHistory, Completion> rule;

    Achievement(String name, String how, Function<PlayerHistory, Completion> rule) {
        this.name = name;
        this.how = how;
        this.rule = rule;
    }

    /** What it is called. */
    public String name() {
        return name;
    }

    /** One sentence on how it is earned. */
    public String how() {
        return how;
    }

    /** How far the player has come; where a single deed is needed, it is one of one or none. */
    public Completion completion(PlayerHistory history) {
        return rule.apply(history);
    }

    @Override
    public String toString() {
        return name;
    }
}
