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

    /** The effect that the better turn would have had, for example "kept the lead". */
    public static String kept(Worth before) {
        if (before.equals(Worth.WON)) {
            return "won by force";
        }
        if (before.chance() >= LEAD) {
            return "kept the lead";
        }
        return even(before) ? "kept the balance" : "held out longer";
    }
}
