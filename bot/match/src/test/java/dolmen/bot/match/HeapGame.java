package dolmen.bot.match;

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
import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.Credit;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.facts.Paragraph;
import dolmen.rules.facts.Patience;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game small enough to know by heart: take one or two stones from a heap of three; the player of the last stone wins.
 * From the tall heap of sixty any number may be taken.
 */
public final class HeapGame implements Game<HeapGame.Take> {

    public record Take(int stones) implements Move {}

    enum Ending implements Reason {
        EMPTY,
        BURDEN;

        @Override
        public Argument words() {
            return new Verbatim("took the last stone");
        }

        @Override
        public Argument words(Argument loser) {
            return switch (this) {
                case EMPTY -> words();
                case BURDEN -> new Phrase("dolmen.bot.match.words", "ending.burden", Map.of("loser", loser));
            };
        }

        @Override
        public boolean ofLoser() {
            return this == BURDEN;
        }
    }

    @Override
    public GameFacts facts() {
        var ends = List.of(
                new Choice("win", new Verbatim("Win"), new Verbatim("The last stone wins.")),
                new Choice("misere", new Verbatim("Misère"), new Verbatim("The last stone loses.")),
                new Choice("draw", new Verbatim("Draw"), new Verbatim("Nobody wins.")),
                new Choice(
                        "shared", new Verbatim("Shared"), new Verbatim("Of three seats the first and the last win.")),
                new Choice(
                        "tall",
                        new Verbatim("Tall"),
                        new Verbatim("There are sixty stones, and any number may be taken.")));
        return new GameFacts(
                "heap",
                "Heap",
                new Credit(
                        "Nobody",
                        OptionalInt.of(2026),
                        URI.create("https://example.org/heap"),
                        List.of(),
                        new Verbatim("")),
                new Verbatim("Take stones."),
                new Verbatim(""),
                List.of(Paragraph.of(new Verbatim("Take one or two."))),
                List.of(),
                List.of(new Option("end", new Verbatim("End"), ends)),
                List.of());
    }

    @Override
    public Optional<Evaluation> evaluation(Variant variant) {
        return Optional.of(new Evaluation(List.of("stone"), List.of(1)));
    }

    @Override
    public Optional<Catalogue> catalogue(Variant variant) {
        return variant.options().isEmpty() ? Optional.of(new HeapCatalogue()) : Optional.empty();
    }

    @Override
    public Optional<Patience> patience() {
        return Optional.of(new Patience(100, new Verbatim("stones are taken")));
    }

    @Override
    public Lesson lesson(Variant variant) {
        return new Lesson(
                new Verbatim("Take the last stone."),
                List.of(Page.of(Exhibit.start(), new Verbatim("Take one or two."))),
                List.of());
    }

    @Override
    public Position<Take> start(Variant variant) {
        String end = variant.options().getOrDefault("end", "win");
        return new Heap(end, end.equals("tall") ? 60 : 3, 0, List.of(), 0);
    }

    @Override
    public Position<Take> read(Variant variant, String text) {
        throw new UnsupportedOperationException("nobody reads heaps");
    }

    @Override
    public Notation<Take> notation() {
        return new Words();
    }

    private record Heap(String end, int stones, int mover, List<Seat> out, int ply) implements OpenPosition<Take> {

        @Override
        public long key() {
            return Key.and(Key.and(Key.of(stones), mover), out.hashCode());
        }

        @Override
        public int[] features(Seat seat) {
            return new int[] {0};
        }

        @Override
        public int seats() {
            return end.equals("shared") ? 3 : 2;
        }

        @Override
        public Turn turn() {
            return stones > 0 && out.size() + 1 < seats() ? new Turn.ToMove(new Seat(mover)) : new Turn.Over(outcome());
        }

        private Outcome outcome() {
            if (!out.isEmpty()) {
                return new Outcome(places(), Ending.EMPTY);
            }
            return switch (end) {
                case "draw" -> Outcome.draw(2, Ending.EMPTY);
                case "misere" -> Outcome.win(new Seat(ply % 2), Ending.BURDEN);
                case "shared" ->
                    new Outcome(List.of(Set.of(new Seat(2), Seat.FIRST), Set.of(Seat.SECOND)), Ending.EMPTY);
                default -> Outcome.win(new Seat((ply - 1) % 2), Ending.EMPTY);
            };
        }

        @Override
        public List<Set<Seat>> places() {
            var inPlay = IntStream.range(0, seats())
                    .mapToObj(Seat::new)
                    .filter(seat -> !out.contains(seat))
                    .collect(Collectors.toUnmodifiableSet());
            return Stream.concat(Stream.of(inPlay), out.reversed().stream().map(Set::of))
                    .toList();
        }

        @Override
        public Position<Take> withdraw(Seat seat) {
            List<Seat> more = Stream.concat(out.stream(), Stream.of(seat)).toList();
            return new Heap(end, stones, seat.index() == mover ? next(mover, more) : mover, more, ply + 1);
        }

        private int next(int seat, List<Seat> gone) {
            int next = (seat + 1) % seats();
            return gone.contains(new Seat(next)) ? (next + 1) % seats() : next;
        }

        @Override
        public List<Take> legalMoves() {
            int most = end.equals("tall") ? stones : Math.min(2, stones);
            return IntStream.iterate(most, take -> take > 0, take -> take - 1)
                    .mapToObj(Take::new)
                    .toList();
        }

        @Override
        public Heap play(Take move) {
            if (!legalMoves().contains(move)) {
                throw new IllegalArgumentException("there are not so many stones");
            }
            return new Heap(end, stones - move.stones(), next(mover, out), out, ply + 1);
        }

        @Override
        public String text() {
            return "heap1 %d %d".formatted(stones, ply);
        }

        @Override
        public Parsed<Take> parse(String typed) {
            if (typed.equals("take")) {
                return new Parsed.Ambiguous<>(legalMoves());
            }
            String digits = typed.replaceAll("\\D", "");
            if (digits.isEmpty() || digits.length() > 2) {
                return new Parsed.Malformed<>(new Verbatim("This is no move."));
            }
            var move = new Take(Integer.parseInt(digits));
            return legalMoves().contains(move)
                    ? new Parsed.Ok<>(move)
                    : new Parsed.Illegal<>(new Verbatim("There are not so many stones."), legalMoves());
        }

        @Override
        public List<Step> steps(Take move) {
            String text = new Words().write(move);
            return List.of(Step.of(text, new Verbatim(text)));
        }

        @Override
        public Argument describe(Take move) {
            return new Verbatim("Takes " + move.stones());
        }

        @Override
        public List<Mark> marks(Take move) {
            return List.of(new Mark.Landed("a1"));
        }

        @Override
        public boolean progress(Take move) {
            return true;
        }

        @Override
        public BoardScene scene(Seat bottom) {
            var cells = List.of(new Cell("a1", 0, 0, Side.NOBODY), new Cell("b1", 1, 0, Side.NOBODY));
            return new BoardScene(
                    new Surface.Squares(Material.SANDSTONE, cells, List.of()),
                    List.of(new Token("b1", new Glyph.Stone(), Side.FIRST)),
                    List.of(),
                    List.of(),
                    stones + " stones");
        }
    }

    private record Words() implements Notation<Take> {

        @Override
        public String write(Take move) {
            return "take-" + move.stones();
        }

        @Override
        public Take read(String text) {
            if (!text.matches("take-\\d{1,2}")) {
                throw new IllegalArgumentException("not canonical");
            }
            return new Take(Integer.parseInt(text.substring(5)));
        }
    }
}
