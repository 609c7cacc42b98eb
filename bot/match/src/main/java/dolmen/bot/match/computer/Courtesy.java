package dolmen.bot.match.computer;

import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.rules.Move;
import dolmen.rules.host.HostedGame;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Situation;
import java.util.function.BiPredicate;
import java.util.random.RandomGenerator;

/**
 * The requests to which computer players agree. In unrated matches they agree to every take-back, and after some turns
 * to a draw if they have no advantage; rated matches are played to the end. Safe for use by many threads.
 *
 * @param random the random source; used by many threads
 */
public record Courtesy(RandomGenerator random) implements BiPredicate<Match, Request.Kind> {
    private static final int TURNS_BEFORE_A_DRAW = 10;
    private static final long GLANCE = 2_000;

    /** True if the computer players at the table agree to a person's request. */
    @Override
    public boolean test(Match match, Request.Kind asked) {
        return switch (asked) {
            case PAUSE -> true;
            case TAKE_BACK, HINTS -> !match.rated();
            case DRAW -> !match.rated() && match.turn() > TURNS_BEFORE_A_DRAW && level(match);
        };
    }

    /** True if the computer is known to have no advantage; false at larger tables and in games with secrets. */
    private boolean level(Match match) {
        return match.players().size() == 2
                && match.toMove()
                        .filter(seat -> worth(match.game(), match.player(seat).computer()) <= 0)
                        .isPresent();
    }

    /** The worth of the game to the computer, by a short search; slightly more than even if unknown. */
    private <M extends Move> int worth(HostedGame<M> game, boolean own) {
        Situation<M> situation = Situation.of(game);
        if (situation.evaluation().isEmpty()) {
            return 1;
        }
        int worth =
                new AlphaBeta().think(situation, Budget.nodes(GLANCE), random).value();
        return own ? worth : -worth;
    }
}
