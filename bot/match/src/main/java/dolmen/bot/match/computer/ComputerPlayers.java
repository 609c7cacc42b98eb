package dolmen.bot.match.computer;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.opponent.Opponent;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The computer players of the rules as players of this host. */
public final class ComputerPlayers {
    /** The pause before a move among computers, so that spectators can see each move. */
    private static final Duration WATCHABLE = Duration.ofSeconds(20);

    private ComputerPlayers() {}

    /** The player id of an opponent, the same in every release. */
    public static PlayerId idOf(Opponent opponent) {
        return PlayerId.ofComputer(opponent.number());
    }

    /** The opponent behind a player id; empty for a person. */
    public static Optional<Opponent> of(PlayerId player) {
        return Optional.of(player)
                .filter(PlayerId::computer)
                .map(computer -> Opponent.numbered(computer.computersNumber()));
    }

    /** The given number of different opponents: the chosen one, then the closest to it in level. */
    public static List<Opponent> around(Opponent chosen, int number) {
        return Opponent.ALL.stream()
                .sorted(Comparator.<Opponent, Boolean>comparing(other -> !other.equals(chosen))
                        .thenComparingInt(other ->
                                Math.abs(other.level().number() - chosen.level().number())))
                .limit(number)
                .toList();
    }

    /**
     * The time from which the computer player to move may think; empty if a person is to move, or the match is paused.
     */
    public static Optional<Instant> thinksAt(Match match) {
        return match.playerToMove()
                .filter(PlayerId::computer)
                .filter(player -> !match.clock().stopped())
                .map(player -> match.amongComputers() ? match.changedAt().plus(WATCHABLE) : match.changedAt());
    }
}
