package dolmen.bot.match.computer;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.opponent.Opponent;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The computer players of the rules as they sit at tables here. */
public final class ComputerPlayers {
    /** Those who watch computers play each other want to see each move. */
    private static final Duration WATCHABLE = Duration.ofSeconds(20);

    private ComputerPlayers() {}

    /** The id under which an opponent plays, the same in every release. */
    public static PlayerId idOf(Opponent opponent) {
        return PlayerId.ofComputer(opponent.number());
    }

    /** Who that computer player is; empty for a person. */
    public static Optional<Opponent> of(PlayerId player) {
        return Optional.of(player)
                .filter(PlayerId::computer)
                .map(computer -> Opponent.numbered(computer.computersNumber()));
    }

    /** So many different opponents: the one that was chosen, then those closest to it in strength. */
    public static List<Opponent> around(Opponent chosen, int number) {
        return Opponent.ALL.stream()
                .sorted(Comparator.<Opponent, Boolean>comparing(other -> !other.equals(chosen))
                        .thenComparingInt(other ->
                                Math.abs(other.level().number() - chosen.level().number())))
                .limit(number)
                .toList();
    }

    /** When the computer player that is to move may do so; empty if none is, or time stands still. */
    public static Optional<Instant> thinksAt(Match match) {
        return match.playerToMove()
                .filter(PlayerId::computer)
                .filter(player -> !match.clock().stopped())
                .map(player -> match.amongComputers() ? match.changedAt().plus(WATCHABLE) : match.changedAt());
    }
}
