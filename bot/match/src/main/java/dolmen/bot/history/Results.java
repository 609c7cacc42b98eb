package dolmen.bot.history;

import java.util.stream.Collector;
import java.util.stream.Collectors;

/** The numbers of wins, draws and losses of a player. */
public record Results(int wins, int draws, int losses) {
    public static final Results NONE = new Results(0, 0, 0);

    /** Counts results. */
    static Collector<Result, ?, Results> counting() {
        return Collectors.reducing(NONE, Results::of, Results::plus);
    }

    private static Results of(Result result) {
        return NONE.plus(result);
    }

    /** These results and one more. */
    public Results plus(Result result) {
        return with(result, 1);
    }

    /** These results without one. */
    public Results minus(Result result) {
        return with(result, -1);
    }

    private Results with(Result result, int count) {
        return switch (result) {
            case WON -> new Results(wins + count, draws, losses);
            case DRAWN -> new Results(wins, draws + count, losses);
            case LOST -> new Results(wins, draws, losses + count);
        };
    }

    private Results plus(Results others) {
        return new Results(wins + others.wins, draws + others.draws, losses + others.losses);
    }

    /** The number of matches. */
    public int matches() {
        return wins + draws + losses;
    }
}
