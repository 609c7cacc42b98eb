package dolmen.rules;

import dolmen.rules.facts.GameFacts;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A game with hidden information that gives some of it away, to show that the laws of secrecy notice.
 *
 * @param game which keeps its secrets
 */
record LeakyGame<M extends Move>(Game<M> game, Leak leak) implements Game<M> {

    /** Where it leaks. */
    enum Leak {
        NOWHERE,
        /** Every sample is the truth. */
        SAMPLE,
        /** What a viewer sees in words depends on what is hidden. */
        SCENE,
        /** Views differ where only something hidden does. */
        EQUALITY,
        /** A sentence names what chance did. */
        SENTENCE,
        /** A mark names what chance did. */
        MARKS
    }

    /** A position whose views leak. */
    record LeakyPosition<M extends Move>(Position<M> truth, Leak leak) implements Position<M> {
        @Override
        public int seats() {
            return truth.seats();
        }

        @Override
        public Turn turn() {
            return truth.turn();
        }

        @Override
        public List<M> legalMoves() {
            return truth.legalMoves();
        }

        @Override
        public Position<M> play(M move) {
            return new LeakyPosition<>(truth.play(move), leak);
        }

        @Override
        public View<M> seenBy(Viewer viewer) {
            return new LeakyView<>(truth.seenBy(viewer), leak, leak == Leak.NOWHERE ? "" : truth.text(), truth);
        }

        @Override
        public M sampleChance(RandomGenerator random) {
            return truth.sampleChance(random);
        }

        @Override
        public List<Set<Seat>> places() {
            return truth.places();
        }

        /** A leaky sentence ends with the move itself. */
        @Override
        public String describe(M move, Viewer viewer) {
            String sentence = truth.describe(move, viewer);
            return leak == Leak.SENTENCE ? sentence + " " + move : sentence;
        }

        @Override
        public List<Mark> marks(M move, Viewer viewer) {
            return leak == Leak.MARKS ? List.of(new Mark.Landed(move.toString())) : truth.marks(move, viewer);
        }

        @Override
        public boolean progress(M move) {
            return truth.progress(move);
        }

        @Override
        public int ply() {
            return truth.ply();
        }

        @Override
        public String text() {
            return truth.text();
        }
    }

    /** A view that leaks. */
    record LeakyView<M extends Move>(View<M> view, Leak leak, String secret, Position<M> truth) implements View<M> {
        @Override
        public Viewer viewer() {
            return view.viewer();
        }

        @Override
        public Turn turn() {
            return view.turn();
        }

        @Override
        public List<M> legalMoves() {
            return view.legalMoves();
        }

        @Override
        public Parsed<M> parse(String typed) {
            return view.parse(typed);
        }

        @Override
        public List<Step> steps(M move) {
            return view.steps(move);
        }

        @Override
        public Position<M> sample(RandomGenerator random) {
            return new LeakyPosition<>(leak == Leak.SAMPLE ? truth : view.sample(random), leak);
        }

        @Override
        public BoardScene scene(Seat bottom) {
            BoardScene scene = view.scene(bottom);
            return leak == Leak.SCENE
                    ? new BoardScene(scene.surface(), scene.tokens(), scene.marks(), scene.trays(), secret)
                    : scene;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof LeakyView<?> that
                    && view.equals(that.view)
                    && (leak != Leak.EQUALITY || secret.equals(that.secret));
        }

        @Override
        public int hashCode() {
            return view.hashCode();
        }
    }

    @Override
    public GameFacts facts() {
        return game.facts();
    }

    @Override
    public Stream<Variant> variants() {
        return game.variants();
    }

    @Override
    public Position<M> start(Variant variant) {
        return new LeakyPosition<>(game.start(variant), leak);
    }

    @Override
    public Position<M> read(Variant variant, String text) {
        return new LeakyPosition<>(game.read(variant, text), leak);
    }

    @Override
    public Notation<M> notation() {
        return game.notation();
    }

    @Override
    public OptionalInt patience() {
        return game.patience();
    }
}
