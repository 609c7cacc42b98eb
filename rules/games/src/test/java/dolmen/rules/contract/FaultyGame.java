package dolmen.rules.contract;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Notation;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Patience;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A game with one planted fault, to show that the laws detect it.
 *
 * @param game the game without the fault
 */
record FaultyGame<M extends Move>(Game<M> game, Fault fault) implements Game<M> {

    /** The planted fault. Only a game with secrets can leak. */
    enum Fault {
        NONE,
        /** A leak: every sample is the truth. */
        SAMPLE,
        /** A leak: a viewer's words depend on something hidden. */
        SCENE,
        /** A leak: views differ if only something hidden does. */
        EQUALITY,
        /** A leak: a sentence names the result of chance. */
        SENTENCE,
        /** A leak: a mark names the result of chance. */
        MARKS,
        /** A leak: everybody is said to know all moves, so they are offered in public. */
        KNOWLEDGE,
        /** Blanks around a text are overlooked. */
        BLANKS_AROUND_TEXT,
        /** Text after the first line is overlooked. */
        LINES_BEHIND_TEXT,
        /** A field that is there twice is read once. */
        FIELD_TWICE,
        /** Text after a move is overlooked. */
        RUBBISH_BEHIND_MOVE,
        /** Arrows lead back. */
        ARROW_BACKWARDS,
        /** An arrow ends at an empty place. */
        ARROW_ASIDE,
        /** The mark of a landed piece is at an empty place. */
        LANDED_ASIDE,
        /** A ghost is at a place where the piece has not been. */
        GHOST_ASIDE,
        /** There are no marks. */
        NO_MARKS
    }

    /** A position of such a game. */
    record FaultyPosition<M extends Move>(Position<M> truth, Fault fault) implements Position<M> {
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
            return new FaultyPosition<>(truth.play(move), fault);
        }

        @Override
        public View<M> seenBy(Viewer viewer) {
            return new FaultyView<>(truth.seenBy(viewer), fault, fault == Fault.NONE ? "" : truth.text(), truth);
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
        public Argument describe(M move, Viewer viewer) {
            Argument sentence = truth.describe(move, viewer);
            return fault == Fault.SENTENCE ? new Verbatim(English.of(sentence) + " " + move) : sentence;
        }

        @Override
        public List<Mark> marks(M move, Viewer viewer) {
            return FaultyMarks.of(this, move, viewer);
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

    /** A view of such a position. */
    record FaultyView<M extends Move>(View<M> view, Fault fault, String secret, Position<M> truth) implements View<M> {
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
        public boolean knowsAllMoves() {
            return fault == Fault.KNOWLEDGE || view.knowsAllMoves();
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
            return new FaultyPosition<>(fault == Fault.SAMPLE ? truth : view.sample(random), fault);
        }

        @Override
        public BoardScene scene(Seat bottom) {
            BoardScene scene = view.scene(bottom);
            return fault == Fault.SCENE
                    ? new BoardScene(scene.surface(), scene.tokens(), scene.marks(), scene.trays(), secret)
                    : scene;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof FaultyView<?> that
                    && view.equals(that.view)
                    && (fault != Fault.EQUALITY || secret.equals(that.secret));
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
    public boolean plays(Variant combination) {
        return game.plays(combination);
    }

    @Override
    public Lesson lesson(Variant variant) {
        return game.lesson(variant);
    }

    @Override
    public Position<M> start(Variant variant) {
        return new FaultyPosition<>(game.start(variant), fault);
    }

    @Override
    public Position<M> read(Variant variant, String text) {
        return new FaultyPosition<>(game.read(variant, overlooking(text)), fault);
    }

    private String overlooking(String text) {
        return switch (fault) {
            case BLANKS_AROUND_TEXT -> text.strip();
            case LINES_BEHIND_TEXT -> text.split("\n", 2)[0];
            case FIELD_TWICE -> text.replaceFirst("( \\S+)\\1(?= |$)", "$1");
            default -> text;
        };
    }

    /** Overlooks text after a move. */
    private record CarelessNotation<M extends Move>(Notation<M> notation) implements Notation<M> {
        @Override
        public String write(M move) {
            return notation.write(move);
        }

        @Override
        public M read(String text) {
            return notation.read(text.replaceFirst("[^a-z0-9]+$", ""));
        }
    }

    @Override
    public Notation<M> notation() {
        return fault == Fault.RUBBISH_BEHIND_MOVE ? new CarelessNotation<>(game.notation()) : game.notation();
    }

    @Override
    public Optional<Evaluation> evaluation(Variant variant) {
        return game.evaluation(variant);
    }

    @Override
    public Optional<Patience> patience() {
        return game.patience();
    }
}
