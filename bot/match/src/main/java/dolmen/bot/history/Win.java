package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A won match.
 *
 * @param before the winner's earlier matches
 */
record Win(PlayerHistory before, PastMatch match) {
    private static final int SHORTEST_ROW = 3;
    private static final int FEWEST_LOSSES = 2;
    private static final int FEWEST_TO_OUTRUN = 3;
    private static final Set<Integer> FIRST_ROUND_NUMBERS = Set.of(10, 25, 50);
    private static final int FURTHER_ROUND_NUMBERS = 100;

    /** The highlights of the win, the most special first. */
    List<Highlight> highlights() {
        return Stream.<Optional<? extends Highlight>>of(
                        first(),
                        levelBeaten(),
                        firstAtGame(),
                        turnabout(),
                        roundNumber(),
                        nicheFilled(),
                        fastest(),
                        inARow())
                .<Highlight>flatMap(Optional::stream)
                .toList();
    }

    private Optional<Highlight.FirstWin> first() {
        return Optional.of(new Highlight.FirstWin()).filter(first -> none(earlier -> true));
    }

    private Optional<Highlight.LevelBeaten> levelBeaten() {
        OptionalInt level = highestLevel(match);
        return level.isPresent() && none(earlier -> highestLevel(earlier).orElse(0) >= level.getAsInt())
                ? Optional.of(new Highlight.LevelBeaten(level.getAsInt()))
                : Optional.empty();
    }

    /** The highest level of a computer player at the table; empty if there is none. */
    private static OptionalInt highestLevel(PastMatch match) {
        return match.players().stream()
                .filter(PlayerId::computer)
                .mapToInt(computer ->
                        Opponent.numbered(computer.computersNumber()).level().number())
                .max();
    }

    private Optional<Highlight.FirstAtGame> firstAtGame() {
        return Optional.of(new Highlight.FirstAtGame(match.game()))
                .filter(first -> none(earlier -> earlier.game().equals(first.game())));
    }

    private Optional<Highlight.Turnabout> turnabout() {
        if (match.players().size() != 2) {
            return Optional.empty();
        }
        PlayerId opponent = match.opponentsOf(before.player()).getFirst();
        Results met = before.against(opponent).results();
        return met.wins() == 0 && met.losses() >= FEWEST_LOSSES && !opponent.forgotten()
                ? Optional.of(new Highlight.Turnabout(opponent, met.losses()))
                : Optional.empty();
    }

    private Optional<Highlight.RoundNumber> roundNumber() {
        int wins = before.results().wins() + 1;
        return FIRST_ROUND_NUMBERS.contains(wins) || wins % FURTHER_ROUND_NUMBERS == 0
                ? Optional.of(new Highlight.RoundNumber(wins))
                : Optional.empty();
    }

    private Optional<Highlight.NicheFilled> nicheFilled() {
        return match.opponentsOf(before.player()).stream()
                .filter(PlayerId::computer)
                .filter(computer -> !match.hints()
                        && none(earlier ->
                                !earlier.hints() && earlier.game().equals(match.game()) && earlier.seats(computer)))
                .findFirst()
                .map(computer -> new Highlight.NicheFilled(match.game(), computer));
    }

    private Optional<Highlight.Fastest> fastest() {
        List<PastMatch> alike = before.matches().stream()
                .filter(earlier -> earlier.variant().equals(match.variant()) && before.resultOf(earlier) == Result.WON)
                .toList();
        return alike.size() >= FEWEST_TO_OUTRUN && alike.stream().allMatch(earlier -> earlier.plies() > match.plies())
                ? Optional.of(new Highlight.Fastest(match.game()))
                : Optional.empty();
    }

    private Optional<Highlight.WinsInARow> inARow() {
        PlayerHistory alike = match.withComputers() ? before.withComputers() : before.amongPeople();
        return Optional.of(new Highlight.WinsInARow(alike.streak() + 1)).filter(row -> row.wins() >= SHORTEST_ROW);
    }

    /** True if no earlier win was of that kind. */
    private boolean none(Predicate<PastMatch> kind) {
        return before.matches().stream()
                .filter(earlier -> before.resultOf(earlier) == Result.WON)
                .noneMatch(kind);
    }
}
