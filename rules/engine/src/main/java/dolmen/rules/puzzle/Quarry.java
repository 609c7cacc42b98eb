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
 * Where the puzzles of a variant are found: games to their end, of which the last positions are sifted, and those that
 * other moves would have led to.
 *
 * @param certainty what is known of the variant, if it is solved
 */
public record Quarry<M extends Move>(Game<M> game, Variant variant, Optional<Certainty> certainty) {
    /** How many of the last turns of a game are looked at. */
    private static final int LAST = 20;

    /** Before the last so many turns, others are looked at too; after that they only lose at once. */
    private static final int OTHERS_FROM = 4;

    /** How many of the last turns are looked at with others. */
    private static final int OTHERS_TO = 12;

    /** The most other turns that are looked at in place of one; where there are more, some from all over. */
    private static final int OTHERS = 80;

    /** The most puzzles of one game, which differ in their first moves; one where its turns are much alike. */
    private static final int MOST = 3;

    /** One game of so many is asked for wins at once, which are many, and few are wanted. */
    private static final int FOR_ONE_AT_ONCE = 8;

    private static final Comparator<Likely> HARDEST_FIRST = Comparator.comparing(
                    Likely::puzzle, Comparator.comparingInt(Puzzle::turns).thenComparingInt(Puzzle::difficulty))
            .reversed();

    /** Stronger opponents think longer, and err more rarely. */
    private static final List<Opponent> PLAYERS = Opponent.ALL.stream()
            .filter(opponent -> opponent.level() == Level.FIRST)
            .toList();

    /** Puzzles of a game that computer players play, of which the random numbers decide everything. */
    public List<Puzzle> play(RandomGenerator random) {
        Contest<M> contest = League.contest(game, variant);
        List<Opponent> bySeat = IntStream.range(0, game.start(variant).seats())
                .mapToObj(seat -> PLAYERS.get(random.nextInt(PLAYERS.size())))
                .toList();
        HostedGame<M> finished = contest.play(bySeat, random);
        return puzzles(finished, random.nextInt(FOR_ONE_AT_ONCE) == 0 ? 1 : 2);
    }

    /**
     * Puzzles of a match, as far as nothing but moves happened in it; hints may have been allowed.
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
     * The hardest of each first move; the long look comes last.
     *
     * @param from how many turns before the end is the last place to look
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
                .map(Likely::puzzle)
                .toList();
    }

    /** The game as it stood when each of its last turns began, the last first; amid turns too where cards are drawn. */
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

    /** What whole turns lead to, at most about so many. */
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
