package dolmen.bot.puzzle;

import dolmen.bot.analysis.AnalysisService;
import dolmen.bot.analysis.AnalysisService.Answer;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.preference.Preferences;
import dolmen.rules.Move;
import dolmen.rules.Turn;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Puzzles from a person's own matches: the turns that gave much away, for a week from the day after the match. Only
 * matches whose analysis is complete have any, and none while the person plays a position of the match. Safe for use by
 * many threads.
 */
public final class OwnPuzzles {
    private static final int DAYS = 7;
    private static final int MOST_MATCHES = 10;

    /** The smallest loss of winning chance. At smaller ones, several turns are often about as good. */
    private static final double LEAST_LOSS = 0.2;

    /** The difficulty is not known, and no rating depends on it. */
    private static final int DIFFICULTY = 0;

    private final Histories histories;
    private final LiveMatches matches;
    private final MatchRepository repository;
    private final AnalysisService analyses;
    private final Preferences preferences;
    private final InstantSource clock;

    public OwnPuzzles(
            Histories histories,
            LiveMatches matches,
            MatchRepository repository,
            AnalysisService analyses,
            Preferences preferences,
            InstantSource clock) {
        this.histories = histories;
        this.matches = matches;
        this.repository = repository;
        this.analyses = analyses;
        this.preferences = preferences;
        this.clock = clock;
    }

    /** The person's puzzle of today; another one tomorrow, if there are several. */
    public Optional<PosedPuzzle> ofToday(PlayerId person) {
        List<PosedPuzzle> all = of(person).toList();
        return all.isEmpty()
                ? Optional.empty()
                : Optional.of(all.get((int) StrictMath.floorMod(today(person).toEpochDay(), (long) all.size())));
    }

    /** The person's puzzle with the number; empty if there is none, or if it is too old. */
    public Optional<PosedPuzzle> numbered(PlayerId person, long number) {
        return of(person).filter(posed -> posed.puzzle().number() == number).findFirst();
    }

    private Stream<PosedPuzzle> of(PlayerId person) {
        LocalDate today = today(person);
        List<MatchId> analysed = histories.latest(person, "", MOST_MATCHES).stream()
                .filter(past ->
                        recent(today, past.endedAt().atZone(zone(person)).toLocalDate()))
                .map(PastMatch::id)
                .filter(analyses::begun)
                .toList();
        Set<Long> numbers = new HashSet<>();
        return repository.readable(analysed).stream()
                .filter(match -> matches.underWayIn(person, match.game(), LiveMatches.COMMON_PLIES)
                        .isEmpty())
                .flatMap(match -> of(match, person))
                .filter(posed -> numbers.add(posed.puzzle().number()));
    }

    private static boolean recent(LocalDate today, LocalDate ended) {
        return ended.isBefore(today) && ended.isAfter(today.minusDays(DAYS + 1L));
    }

    private Stream<PosedPuzzle> of(Match match, PlayerId person) {
        return analyses.soFar(match).orElse(null) instanceof Answer.Finished(var analysis)
                ? analysis.turningPoints().stream()
                        .filter(turn -> match.player(turn.seat()).equals(person))
                        .filter(turn -> fit(match, turn))
                        .map(turn -> new PosedPuzzle.OfMatch(puzzle(match, turn), match.id(), turn))
                : Stream.empty();
    }

    /** True if there is a better move, and no other one wins at once. Turns of several moves have many orders. */
    private static boolean fit(Match match, AnalysedTurn turn) {
        return turn.lost() >= LEAST_LOSS
                && turn.played().size() == 1
                && turn.better().size() == 1
                && !anotherWins(match.game().after(turn.entry()).standing(), turn);
    }

    private static <M extends Move> boolean anotherWins(Standing<M> before, AnalysedTurn turn) {
        return before.position().legalMoves().stream()
                .filter(move -> !turn.better().contains(before.game().notation().write(move)))
                .anyMatch(move -> before.position().play(move).turn() instanceof Turn.Over(var outcome)
                        && outcome.winners().equals(Set.of(turn.seat())));
    }

    private static Puzzle puzzle(Match match, AnalysedTurn turn) {
        return new Puzzle(
                match.variant(),
                match.game().after(turn.entry()).movesThatStand(),
                turn.seat(),
                1,
                turn.better(),
                DIFFICULTY,
                List.of());
    }

    private LocalDate today(PlayerId person) {
        return clock.instant().atZone(zone(person)).toLocalDate();
    }

    private ZoneId zone(PlayerId person) {
        return preferences.of(person).time().zone();
    }
}
