package dolmen.rules.tuning;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.evaluation.Network;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Contest;
import dolmen.rules.opponent.Contest.Chooser;
import dolmen.rules.opponent.Series;
import dolmen.rules.opponent.Tally;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongFunction;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Learns the weights of a variant's evaluation. Alpha-beta plays against itself with the current weights, and the next
 * weights are those that best predict the results of these games.
 *
 * @param games the number of games in each round
 * @param nodes the node limit per move
 * @param dice the random generator for the number of a game, which determines the game completely
 */
public record Tuning<M extends Move>(
        Game<M> game, Variant variant, int games, long nodes, LongFunction<RandomGenerator> dice) {
    private static final int OPENING_PLIES = 6;
    private static final int SMALL_TABLE = 14;

    /** A lead in hundredths of a point, beyond which a win is as good as sure. */
    private static final int SURE = 2_500;

    /** One position of so many is kept for measurement. */
    private static final int KEPT = 20;

    private static final int COMPARED = 1_000;

    /** The number of the first opening of a comparison; games count up from 0, and the training down from -1. */
    private static final long FIRST_OPENING = -1_000;

    private static final Regression REGRESSION = new Regression(400, 1e-4);

    /**
     * The result of a round.
     *
     * @param evaluation the new weights
     * @param examples the number of positions from which the weights were learnt
     * @param surpriseBefore the mean surprise of an example with the old weights, in bits
     * @param surprise the mean surprise with the new weights, which is lower
     */
    public record Round(Evaluation evaluation, int examples, double surpriseBefore, double surprise) {}

    /**
     * Plays one round with an evaluation, and learns new weights from its games.
     *
     * @param number the number of the round, from 0; each round has its own games
     */
    public Round learn(Evaluation evaluation, int number) {
        List<TrainingExample> examples =
                examples(evaluation, number, (note, result) -> new TrainingExample(note.features(), result));
        double[] before =
                evaluation.weights().stream().mapToDouble(Integer::doubleValue).toArray();
        double[] weights = REGRESSION.fit(examples, before);
        List<Integer> rounded = Arrays.stream(weights)
                .mapToObj(weight -> (int) Math.round(weight))
                .toList();
        return new Round(
                new Evaluation(evaluation.features(), rounded),
                examples.size(),
                Regression.surprise(examples, before),
                Regression.surprise(examples, weights));
    }

    /**
     * Plays one round with an evaluation, and learns a network that corrects its weights. The last games are kept for
     * the measurement of surprise.
     *
     * @param number the number of the round, from 0
     * @param epochs the number of passes over the positions
     * @param trust the share of the game's result in the score of a position, from 0 to 1; the rest is what the search
     *     expected
     */
    public Round learnNetwork(Evaluation evaluation, int number, int epochs, double trust) {
        List<PlacedExample> examples = examples(
                evaluation,
                number,
                (note, result) -> new PlacedExample(
                        note.position().planes(),
                        evaluation.of(note.features()),
                        trust * result + (1 - trust) * note.expected()));
        int learnt = Math.max(0, examples.size() - Math.max(1, examples.size() / KEPT));
        List<PlacedExample> kept = examples.subList(learnt, examples.size());
        RandomGenerator random = dice.apply(-1 - number);
        var perceptron = new Perceptron(planes(), random);
        perceptron.learn(examples.subList(0, learnt), epochs, random);
        Network network = perceptron.rounded(examples);
        return new Round(
                evaluation.with(network),
                examples.size(),
                surprise(kept, example -> 0),
                surprise(kept, example -> network.of(example.planes())));
    }

    /** The number of planes of the variant's positions; 0 if a network cannot be learnt. */
    public int planes() {
        return game.start(variant) instanceof OpenPosition<M> open ? open.planes().length : 0;
    }

    /** The examples from the games of a round, each made of a note and the result of the game for its seat. */
    private <E> List<E> examples(Evaluation evaluation, int number, BiFunction<Note, Double, E> example) {
        return IntStream.range(0, games)
                .parallel()
                .mapToObj(played -> {
                    var notes = new Notes(new Searcher(evaluation, nodes));
                    HostedGame<M> finished = contest()
                            .play(Collections.nCopies(seats(), notes), dice.apply((long) number * games + played));
                    return notes.all().stream()
                            .map(note -> example.apply(note, Contest.score(finished, note.seat())))
                            .toList();
                })
                .flatMap(List::stream)
                .toList();
    }

    private Contest<M> contest() {
        return new Contest<>(game, variant, OPENING_PLIES);
    }

    private int seats() {
        return game.start(variant).seats();
    }

    private static double surprise(List<PlacedExample> examples, ToIntFunction<PlacedExample> correction) {
        return examples.stream()
                .mapToDouble(example -> Regression.surprise(
                        Evaluation.chance(example.linear() + correction.applyAsInt(example)), example.score()))
                .average()
                .orElse(0);
    }

    /**
     * The tally of a player with the first evaluation against players with the second, in as many games as a round has,
     * {@value #COMPARED} at most; each opening is played from every seat.
     */
    public Tally compare(Evaluation some, Evaluation others) {
        return new Series<>(contest(), opening -> dice.apply(FIRST_OPENING - opening))
                .play(new Searcher(some, nodes), new Searcher(others, nodes), Math.min(games, COMPARED));
    }

    private record Searcher(Evaluation evaluation, long nodes) implements Chooser {
        @Override
        public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
            return new AlphaBeta(SMALL_TABLE)
                    .think(
                            new Situation<>(
                                    situation.variant(), situation.view(), Optional.of(evaluation), situation.past()),
                            Budget.nodes(nodes),
                            random);
        }
    }

    /**
     * A position before a quiet move; in the middle of an exchange, nothing is certain.
     *
     * @param expected the score that the search expected for the seat to move, from 0 to 1
     */
    private record Note(OpenPosition<?> position, Seat seat, double expected) {
        int[] features() {
            return position.features(seat);
        }
    }

    /** A player who notes the positions before quiet moves. */
    private record Notes(Searcher searcher, List<Note> all) implements Chooser {
        Notes(Searcher searcher) {
            this(searcher, new ArrayList<>());
        }

        @Override
        public <M extends Move> Thought<M> choose(Situation<M> situation, RandomGenerator random) {
            Thought<M> thought = searcher.choose(situation, random);
            if (situation.view().sample(random) instanceof OpenPosition<M> open
                    && open.turn() instanceof Turn.ToMove(Seat seat)
                    && !open.progress(thought.move())) {
                all.add(new Note(open, seat, Evaluation.chance(Math.clamp(thought.value(), -SURE, SURE))));
            }
            return thought;
        }
    }
}
