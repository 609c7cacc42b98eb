package dolmen.bot.history;

import java.util.stream.Collector;
import java.util.stream.Collectors;

/** How often somebody won, drew and lost. */
public record Results(int wins, int draws, int losses) {
    public static final Results NONE = new Results(0, 0, 0);

    /** Counts results. */
    static Collector<Result, ?, Results> counting() {
        return Collectors.reducing(NONE, Results::of, Results::plus);
    }

    private static Results of(Result result) {
        return switch (result) {
            case WON -> new Results(1, 0, 0);
            case DRAWN -> new Results(0, 1, 0);
            case LOST -> new Results(0, 0, 1);
        };
    }

    private Results plus(Results others) {
        return new Results(wins + others.wins, draws + others.draws, losses + others.losses);
    }

    /** All of them. */
    public int matches() {
        return wins + draws + losses;
    }
}
