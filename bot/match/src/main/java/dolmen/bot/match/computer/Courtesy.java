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
 * What computer players agree to. In practice a turn may always be taken back, and a draw is welcome to a computer that
 * does not stand better after a while; in rated play it is all played out. Safe for use by many threads.
 *
 * @param random used by many threads
 */
public record Courtesy(RandomGenerator random) implements BiPredicate<Match, Request.Kind> {
    private static final int TURNS_BEFORE_A_DRAW = 10;
    private static final long GLANCE = 2_000;

    /** Whether those at the table agree, who are asked by a person. */
    @Override
    public boolean test(Match match, Request.Kind asked) {
        return switch (asked) {
            case PAUSE -> true;
            case TAKE_BACK, HINTS -> !match.rated();
            case DRAW -> !match.rated() && match.turn() > TURNS_BEFORE_A_DRAW && level(match);
        };
    }

    /** At larger tables, and where something is hidden, nobody knows how the computer stands. */
    private boolean level(Match match) {
        return match.players().size() == 2
                && match.toMove()
                        .filter(seat -> worth(match.game(), match.player(seat).computer()) <= 0)
                        .isPresent();
    }

    /**
     * What the game is worth to the computer, by a glance of the side to move; a little more than even where unknown.
     */
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
