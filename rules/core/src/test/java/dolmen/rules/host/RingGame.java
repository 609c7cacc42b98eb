package dolmen.rules.host;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Notation;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.board.Key;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.Credit;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.facts.Paragraph;
import dolmen.rules.facts.Patience;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Surface;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A marker goes round a ring of cells, one or two steps at a time; the game never ends by itself. Each seat's turn has
 * two plies; in a variant with wind, chance then moves the marker as well.
 */
final class RingGame implements Game<RingGame.Hop> {
    private final int cells;
    private final int seats;
    private final boolean windy;

    RingGame(int cells, int seats) {
        this(cells, seats, false);
    }

    private RingGame(int cells, int seats, boolean windy) {
        this.cells = cells;
        this.seats = seats;
        this.windy = windy;
    }

    static RingGame windy(int cells, int seats) {
        return new RingGame(cells, seats, true);
    }

    private int pliesOfATurn() {
        return windy ? 3 : 2;
    }

    record Hop(int length) implements Move {}

    enum Ending implements Reason {
        ALONE;

        @Override
        public Argument words() {
            return new Verbatim("is the only one left");
        }

        @Override
        public Argument words(Argument loser) {
            return words();
        }
    }

    private record Ring(RingGame game, int cell, int plies, List<Seat> out, int ply) implements OpenPosition<Hop> {

        @Override
        public long key() {
            return Key.and(Key.and(Key.of(cell), plies), out.hashCode());
        }

        @Override
        public int[] features(Seat seat) {
            return new int[0];
        }

        @Override
        public int seats() {
            return game.seats;
        }

        @Override
        public Turn turn() {
            if (out.size() == seats() - 1) {
                return new Turn.Over(new Outcome(places(), Ending.ALONE));
            }
            return plies % game.pliesOfATurn() == 2 ? new Turn.Chance() : new Turn.ToMove(mover());
        }

        private Seat mover() {
            List<Seat> in = IntStream.range(0, seats())
                    .mapToObj(Seat::new)
                    .filter(seat -> !out.contains(seat))
                    .toList();
            return in.get(plies / game.pliesOfATurn() % in.size());
        }

        @Override
        public List<Hop> legalMoves() {
            return turn() instanceof Turn.ToMove ? List.of(new Hop(1), new Hop(2)) : List.of();
        }

        @Override
        public Hop sampleChance(RandomGenerator random) {
            return new Hop(1 + random.nextInt(2));
        }

        @Override
        public Ring play(Hop move) {
            return new Ring(game, (cell + move.length()) % game.cells, plies + 1, out, ply + 1);
        }

        @Override
        public List<Set<Seat>> places() {
            Set<Seat> in = IntStream.range(0, seats())
                    .mapToObj(Seat::new)
                    .filter(seat -> !out.contains(seat))
                    .collect(Collectors.toUnmodifiableSet());
            return Stream.concat(Stream.of(in), out.reversed().stream().map(Set::of))
                    .toList();
        }

        @Override
        public Position<Hop> withdraw(Seat seat) {
            return new Ring(
                    game,
                    cell,
                    plies,
                    Stream.concat(out.stream(), Stream.of(seat)).toList(),
                    ply + 1);
        }

        @Override
        public String text() {
            return "ring1 %d %d %s %d".formatted(cell, plies % game.pliesOfATurn(), out, ply);
        }

        @Override
        public Parsed<Hop> parse(String typed) {
            String[] words = typed.strip().split(" ", 2);
            return switch (words[0]) {
                case "+1", "+2" -> new Parsed.Ok<>(new Words().read(words[0]), words.length == 2 ? words[1] : "");
                case "+3" -> new Parsed.Illegal<>(new Verbatim("Three is too far."), legalMoves());
                case "+" -> new Parsed.Ambiguous<>(legalMoves());
                default -> new Parsed.Malformed<>(new Verbatim("That is no step."));
            };
        }

        @Override
        public List<Step> steps(Hop move) {
            String text = new Words().write(move);
            return List.of(Step.of(text, new Verbatim(text)));
        }

        @Override
        public Argument describe(Hop move) {
            return new Verbatim("Goes " + move.length());
        }

        @Override
        public List<Mark> marks(Hop move) {
            return List.of();
        }

        /** A step of two counts as progress. */
        @Override
        public boolean progress(Hop move) {
            return move.length() == 2;
        }

        @Override
        public BoardScene scene(Seat bottom) {
            return new BoardScene(
                    new Surface.Squares(Material.WALNUT, List.of(), List.of()), List.of(), List.of(), List.of(), "");
        }
    }

    private static final class Words implements Notation<Hop> {

        @Override
        public String write(Hop move) {
            return "+" + move.length();
        }

        @Override
        public Hop read(String text) {
            if (!text.matches("\\+[12]")) {
                throw new IllegalArgumentException("no step");
            }
            return new Hop(text.charAt(1) - '0');
        }
    }

    @Override
    public GameFacts facts() {
        return new GameFacts(
                "ring",
                "Ring",
                new Credit(
                        "Nobody",
                        OptionalInt.of(2026),
                        URI.create("https://example.org/ring"),
                        List.of(),
                        new Verbatim("")),
                new Verbatim("Go round."),
                new Verbatim(""),
                List.of(Paragraph.of(new Verbatim("One step or two."))),
                List.of(),
                List.of(new Option(
                        "size",
                        new Verbatim("Size"),
                        List.of(new Choice("any", new Verbatim("Any"), new Verbatim("As made."))))),
                List.of());
    }

    @Override
    public Optional<Evaluation> evaluation(Variant variant) {
        return Optional.empty();
    }

    @Override
    public Optional<Patience> patience() {
        return Optional.of(new Patience(100, new Verbatim("somebody hops over a cell")));
    }

    @Override
    public Lesson lesson(Variant variant) {
        throw new UnsupportedOperationException("nobody learns");
    }

    @Override
    public Position<Hop> start(Variant variant) {
        return new Ring(this, 0, 0, List.of(), 0);
    }

    @Override
    public Position<Hop> read(Variant variant, String text) {
        throw new UnsupportedOperationException("nobody reads");
    }

    @Override
    public Notation<Hop> notation() {
        return new Words();
    }
}
