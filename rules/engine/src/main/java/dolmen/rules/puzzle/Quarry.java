package dolmen.rules.puzzle;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Contest;
import dolmen.rules.opponent.League;
import dolmen.rules.opponent.Level;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.play.GameRecord;
import dolmen.rules.puzzle.Examination.Likely;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The source of a variant's puzzles: games played to their end. It sifts their last positions, and positions after
 * other moves.
 *
 * @param certainty the perfect knowledge of the variant, if it is solved
 */
public record Quarry<M extends Move>(Game<M> game, Variant variant, Optional<Certainty> certainty) {
    /** The number of last turns of a game to look at. */
    private static final int LAST = 20;

    /**
     * The smallest number of turns before the end at which alternatives are looked at; later ones only lose at once.
     */
    private static final int OTHERS_FROM = 4;

    /** The largest number of turns before the end at which alternatives are looked at. */
    private static final int OTHERS_TO = 12;

    /** The maximum number of alternatives to one turn; if there are more, a sample. */
    private static final int OTHERS = 80;

    /**
     * The maximum number of puzzles from one game, which differ in their first moves; one from a game with hidden
     * cards, because its turns are much alike.
     */
    private static final int MOST = 3;

    /** One game in this many is searched for immediate wins, of which there are many and few are needed. */
    private static final int FOR_ONE_AT_ONCE = 8;

    private static final Comparator<Likely> HARDEST_FIRST = Comparator.comparingInt(
                    (Likely likely) -> likely.puzzle().turns())
            .thenComparingLong(Likely::nodes)
            .reversed();

    /** Stronger opponents think longer, and err more rarely. */
    private static final List<Opponent> PLAYERS = Opponent.ALL.stream()
            .filter(opponent -> opponent.level() == Level.FIRST)
            .toList();

    /** The puzzles of a game between computer players, which the random numbers determine completely. */
    public List<Puzzle> play(RandomGenerator random) {
        Contest<M> contest = League.contest(game, variant);
        List<Opponent> bySeat = IntStream.range(0, game.start(variant).seats())
                .mapToObj(seat -> PLAYERS.get(random.nextInt(PLAYERS.size())))
                .toList();
        HostedGame<M> finished = contest.play(bySeat, random);
        return puzzles(finished, random.nextInt(FOR_ONE_AT_ONCE) == 0 ? 1 : 2);
    }

    /**
     * The puzzles of a match, up to its first act besides moving; an agreement on hints does not matter.
     *
     * @throws IllegalArgumentException if a move of the record is not legal
     */
    public List<Puzzle> in(GameRecord record) {
        HostedGame<M> hosted = HostedGame.start(game, variant);
        for (String text : record.moves()) {
            Optional<HostAct> act = HostAct.read(text);
            if (act.filter(done -> !(done instanceof HostAct.AgreedHints)).isPresent()) {
                break;
            }
            hosted = hosted.enter(text);
        }
        return puzzles(hosted, 1);
    }

    /**
     * The hardest puzzle for each first move; the long search comes last.
     *
     * @param from the first distance from the end to look at, in turns
     */
    private List<Puzzle> puzzles(HostedGame<M> finished, int from) {
        List<HostedGame<M>> turns = lastTurns(finished);
        Map<String, List<Likely>> byFirstMove = IntStream.rangeClosed(from, turns.size())
                .boxed()
                .flatMap(back -> places(turns.get(back - 1), back))
                .map(Examination::likely)
                .flatMap(Optional::stream)
                .filter(likely -> certainty.stream().allMatch(known -> known.holds(game, likely.puzzle())))
                .sorted(HARDEST_FIRST)
                .collect(Collectors.groupingBy(
                        likely -> likely.puzzle().solution().getFirst(), LinkedHashMap::new, Collectors.toList()));
        return byFirstMove.values().stream()
                .flatMap(alike -> alike.stream()
                        .filter(likely -> likely.holds(Examination.THOROUGH))
                        .limit(1))
                .limit(hides(finished) ? 1 : MOST)
                .map(Likely::graded)
                .toList();
    }

    /**
     * The game at the start of each of its last turns, the last first; also in the middle of turns if cards are hidden.
     */
    private List<HostedGame<M>> lastTurns(HostedGame<M> finished) {
        return IntStream.iterate(finished.entries() - 1, before -> before >= 0, before -> before - 1)
                .mapToObj(finished::after)
                .filter(before -> !before.amidTurn() || hides(before))
                .limit(LAST)
                .toList();
    }

    private static boolean hides(HostedGame<?> place) {
        return place.standing().hasSecrets();
    }

    private Stream<HostedGame<M>> places(HostedGame<M> before, int back) {
        if (hides(before)) {
            return Stream.of(before);
        }
        Stream<HostedGame<M>> others = back < OTHERS_FROM || back > OTHERS_TO
                ? Stream.of()
                : afterATurn(before, OTHERS)
                        .filter(place -> !winsAtOnce(place))
                        .filter(new Sieve(certainty, Sieve.Mesh.FINE)::passes);
        return Stream.concat(Stream.of(before).filter(new Sieve(certainty, Sieve.Mesh.WIDE)::passes), others);
    }

    /** A sample of the games after whole turns, of about the given number or fewer. */
    private static <M extends Move> Stream<HostedGame<M>> afterATurn(HostedGame<M> place, int most) {
        List<M> moves = place.standing().position().legalMoves();
        int step = Math.max(1, Math.ceilDiv(moves.size(), most));
        int each = Math.max(1, most / Math.max(1, moves.size()));
        return IntStream.iterate(0, index -> index < moves.size(), index -> index + step)
                .mapToObj(moves::get)
                .map(place::play)
                .flatMap(after -> after.amidTurn() ? afterATurn(after, each) : Stream.of(after));
    }

    private static <M extends Move> boolean winsAtOnce(HostedGame<M> place) {
        Position<M> position = place.standing().position();
        return position.legalMoves().stream()
                .anyMatch(move -> position.play(move).turn() instanceof Turn.Over);
    }
}
