package dolmen.bot.history;

import java.util.function.Function;

/** A feat that the deeds of a player may show. */
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

    /** One short sentence on how to earn it. Among people alone it is earned only if the sentence says so. */
    public String how() {
        return how;
    }

    /** The player's progress; for a single deed, one of one or none. */
    public Completion completion(Deeds deeds) {
        return rule.apply(deeds);
    }

    @Override
    public String toString() {
        return name;
    }
}
