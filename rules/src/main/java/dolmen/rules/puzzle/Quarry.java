package dolmen.rules.puzzle;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Contest;
import dolmen.rules.opponent.League;
import dolmen.rules.opponent.Level;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.play.GameRecord;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where the puzzles of a variant are found: games to their end, of which the last positions with whoever made the last
 * move to move are looked at one by one, and those that other answers would have led to.
 */
public record Quarry<M extends Move>(Game<M> game, Variant variant) {
    /** How many of the last plies of a game are looked at. */
    private static final int LAST = 16;

    /** Before the last so many plies, other answers are looked at too; after that they only lose at once. */
    private static final int OTHERS_FROM = 4;

    /** How many of the last plies are looked at with other answers. */
    private static final int OTHERS_TO = 9;

    /** The most puzzles of one game, which differ in their first moves. */
    private static final int MOST = 3;

    /** Stronger opponents think too long, and err too rarely. */
    private static final List<Opponent> PLAYERS = Opponent.ALL.stream()
            .filter(opponent -> opponent.level() != Level.THIRD)
            .toList();

    /** Puzzles of a game that computer players play, of which the random numbers decide everything. */
    public List<Puzzle> play(RandomGenerator random) {
        Contest<M> contest = League.contest(game, variant);
        List<Opponent> bySeat = IntStream.range(0, game.start(variant).seats())
                .mapToObj(seat -> PLAYERS.get(random.nextInt(PLAYERS.size())))
                .toList();
        return puzzles(contest.play(bySeat, random));
    }

    /**
     * Puzzles of a match, as far as nothing but moves happened in it.
     *
     * @throws IllegalArgumentException if a move of the record is not legal
     */
    public List<Puzzle> in(GameRecord record) {
        HostedGame<M> hosted = HostedGame.start(game, variant);
        for (String text : record.moves()) {
            if (HostAct.read(text).isPresent()) {
                break;
            }
            hosted = hosted.play(game.notation().read(text));
        }
        return puzzles(hosted);
    }

    /** The hardest of each first move. */
    private List<Puzzle> puzzles(HostedGame<M> finished) {
        Comparator<Puzzle> easiestFirst = Comparator.comparingInt(Puzzle::turns).thenComparingInt(Puzzle::difficulty);
        Optional<Seat> last = finished.after(finished.entries() - 1).toMove();
        Map<String, Puzzle> byFirstMove = IntStream.rangeClosed(1, Math.min(LAST, finished.entries()))
                .boxed()
                .flatMap(back -> places(finished.after(finished.entries() - back), back))
                .filter(place -> place.toMove().equals(last))
                .map(Examination::of)
                .flatMap(Optional::stream)
                .collect(Collectors.toMap(
                        puzzle -> puzzle.solution().getFirst(),
                        Function.identity(),
                        BinaryOperator.maxBy(easiestFirst),
                        LinkedHashMap::new));
        return byFirstMove.values().stream()
                .sorted(easiestFirst.reversed())
                .limit(MOST)
                .toList();
    }

    private static <M extends Move> Stream<HostedGame<M>> places(HostedGame<M> before, int back) {
        Stream<HostedGame<M>> others = back < OTHERS_FROM || back > OTHERS_TO
                ? Stream.of()
                : before.standing().position().legalMoves().stream()
                        .map(before::play)
                        .filter(place -> !winsAtOnce(place));
        return Stream.concat(Stream.of(before), others);
    }

    private static <M extends Move> boolean winsAtOnce(HostedGame<M> place) {
        Position<M> position = place.standing().position();
        return position.legalMoves().stream()
                .anyMatch(move -> position.play(move).turn() instanceof Turn.Over);
    }
}
