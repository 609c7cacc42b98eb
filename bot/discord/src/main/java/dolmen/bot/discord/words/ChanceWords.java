package dolmen.bot.discord.words;

import dolmen.rules.analysis.Worth;

/** Chances to win as text. */
public final class ChanceWords {
    private static final double LEAD = 0.6;
    private static final double BALANCE = 0.4;
    private static final double PERCENT = 100;

    private ChanceWords() {}

    /** For example "60 %". */
    public static String percent(Worth worth) {
        return "%d %%".formatted(Math.round(PERCENT * worth.chance()));
    }

    /** True if neither player had the lead. */
    public static boolean even(Worth worth) {
        return worth.chance() >= BALANCE && worth.chance() < LEAD;
    }

    /** The effect that a better turn would have had. */
    public enum Effect {
        WON,
        KEPT_LEAD,
        KEPT_BALANCE,
        HELD_OUT
    }

    /** The effect that the best turn would have had. */
    public static Effect ofBest(Worth before) {
        if (before.equals(Worth.WON)) {
            return Effect.WON;
        }
        if (before.chance() >= LEAD) {
            return Effect.KEPT_LEAD;
        }
        return even(before) ? Effect.KEPT_BALANCE : Effect.HELD_OUT;
    }
}
