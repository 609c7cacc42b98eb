package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Notation;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Token;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The laws that {@link GameContract} checks, for one variant. */
record GameLaws<M extends Move>(Game<M> game, Variant variant) {
    private static final int LONGEST_MOVE = 40;
    private static final int OTHER_PLIES = 10;
    private static final int OTHER_OUTCOMES = 4;

    /**
     * With this many samples, a fair sampler returns the truth every time once in a million runs, even with only two
     * possibilities.
     */
    private static final int SAMPLES = 20;

    void textReadsBack(Position<M> position) {
        String text = position.text();
        assertThat(text).doesNotContain("\n").endsWith(" " + position.ply());
        Position<M> read = game.read(variant, text);
        assertThat(read).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(read.text()).isEqualTo(text);
    }

    void notationReadsBack(Position<M> position) {
        Notation<M> notation = game.notation();
        List<String> texts = position.legalMoves().stream().map(notation::write).toList();
        assertThat(texts)
                .doesNotHaveDuplicates()
                .allSatisfy(text ->
                        assertThat(text).hasSizeLessThanOrEqualTo(LONGEST_MOVE).matches("\\S+"));
        assertThat(texts.stream().map(notation::read).toList()).isEqualTo(position.legalMoves());
    }

    void canonicalTextIsUnderstood(Position<M> before, M played) {
        if (!(before.turn() instanceof Turn.ToMove(Seat mover))) {
            return;
        }
        View<M> view = before.seenBy(mover);
        Stream.concat(Stream.of(played), before.legalMoves().stream().limit(3))
                .forEach(move ->
                        assertThat(view.parse(game.notation().write(move))).isEqualTo(new Parsed.Ok<>(move)));
    }

    void movesAreUniqueAndStable(Position<M> position) {
        assertThat(position.legalMoves())
                .doesNotHaveDuplicates()
                .isEqualTo(position.legalMoves())
                .isEqualTo(game.read(variant, position.text()).legalMoves());
    }

    void movesMeanToMove(Position<M> position) {
        assertThat(position.legalMoves().isEmpty()).isEqualTo(!(position.turn() instanceof Turn.ToMove));
    }

    void moverSeesTheMoves(Position<M> position) {
        if (position.turn() instanceof Turn.ToMove(Seat mover)) {
            View<M> view = position.seenBy(mover);
            assertThat(view.viewer()).isEqualTo(mover);
            assertThat(view.turn()).isEqualTo(position.turn());
            assertThat(view.knowsAllMoves()).isTrue();
            assertThat(view.legalMoves()).isEqualTo(position.legalMoves());
        }
    }

    void playLeavesThePosition(Position<M> position) {
        String text = position.text();
        for (M move : position.legalMoves()) {
            assertThat(position.play(move).ply()).isEqualTo(position.ply() + 1);
        }
        assertThat(position.text()).isEqualTo(text);
    }

    void movesOfOtherPliesAreRefused(Playout<M> playout) {
        for (int ply = (int) playout.seed() % OTHER_PLIES;
                ply < playout.positions().size();
                ply += OTHER_PLIES) {
            Position<M> position = playout.positions().get(ply);
            Set<M> legal = Set.copyOf(position.legalMoves());
            int first = Math.max(0, ply - OTHER_PLIES / 2);
            IntStream.range(first, Math.min(first + OTHER_PLIES, playout.moves().size()))
                    .filter(other ->
                            !isChance(position) || !isChance(playout.positions().get(other)))
                    .mapToObj(playout.moves()::get)
                    .filter(move -> !legal.contains(move))
                    .forEach(move -> assertThatIllegalArgumentException()
                            .as("%s in %s", game.notation().write(move), position.text())
                            .isThrownBy(() -> position.play(move)));
        }
    }

    /** The possible results of chance are not listed anywhere, so this one may well have occurred at another ply. */
    private static boolean isChance(Position<?> position) {
        return position.turn() instanceof Turn.Chance;
    }

    void sampleLooksTheSame(Position<M> position) {
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(position.ply());
        viewers(position).forEach(viewer -> {
            View<M> view = position.seenBy(viewer);
            Position<M> sample = view.sample(random);
            if (!(sample instanceof OpenPosition)) {
                textReadsBack(sample);
            }
            View<M> same = sample.seenBy(viewer);
            assertThat(same).isEqualTo(view);
            assertThat(same.turn()).isEqualTo(view.turn());
            assertThat(same.scene()).isEqualTo(view.scene());
            assertThat(same.legalMoves()).isEqualTo(view.legalMoves());
            assertThat(!view.knowsAllMoves() || view.legalMoves().equals(position.legalMoves()))
                    .as("%s knows all moves of %s", viewer, position.text())
                    .isTrue();
        });
    }

    /**
     * If chance could have had another result without a viewer's notice, that viewer's samples leave the result open,
     * and neither words nor marks tell it.
     */
    void whatIsHiddenStaysHidden(Position<M> before, M played) {
        if (!isChance(before)) {
            return;
        }
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(before.ply());
        Position<M> truth = before.play(played);
        List<M> others = Stream.generate(() -> before.sampleChance(random))
                .limit(OTHER_OUTCOMES)
                .distinct()
                .filter(move -> !move.equals(played))
                .toList();
        viewers(before).forEach(viewer -> {
            View<M> view = truth.seenBy(viewer);
            List<M> unnoticed = others.stream()
                    .filter(other -> before.play(other).seenBy(viewer).equals(view))
                    .toList();
            for (M other : unnoticed) {
                assertThat(before.describe(played, viewer)).isEqualTo(before.describe(other, viewer));
                assertThat(before.marks(played, viewer)).isEqualTo(before.marks(other, viewer));
            }
            assertThat(unnoticed.isEmpty()
                            || Stream.generate(() -> view.sample(random))
                                    .limit(SAMPLES)
                                    .anyMatch(sample -> !sample.equals(truth)))
                    .as("samples of %s leave open what %s cannot see", truth.text(), viewer)
                    .isTrue();
        });
    }

    void whoGivesUpIsOut(Position<M> position) {
        if (position.seats() == 2 || position.turn() instanceof Turn.Over) {
            return;
        }
        for (Seat seat : position.places().getFirst()) {
            Position<M> after = position.withdraw(seat);
            assertThat(after.ply()).isEqualTo(position.ply() + 1);
            assertThat(after.places().getFirst()).doesNotContain(seat);
            assertThat(after.places().stream().flatMap(Set::stream).sorted().toList())
                    .isEqualTo(seats(position));
            assertThat(after.turn()).isNotEqualTo(new Turn.ToMove(seat));
            textReadsBack(after);
            assertThatIllegalArgumentException().isThrownBy(() -> after.withdraw(seat));
            if (after.turn() instanceof Turn.Over(Outcome outcome)) {
                assertThat(outcome.winners()).doesNotContain(seat);
            }
        }
    }

    void moveIsDescribed(Position<M> before, M move) {
        viewers(before)
                .forEach(viewer -> assertThat(English.of(before.describe(move, viewer)))
                        .isNotBlank()
                        .doesNotEndWith("."));
        if (before instanceof OpenPosition<M> open && before.turn() instanceof Turn.ToMove(Seat mover)) {
            String sentence = English.of(open.describe(move));
            assertThat(before.seenBy(mover).parse(sentence))
                    .as("\"%s\" of %s", sentence, move)
                    .satisfies(read -> assertThat(meanings(read)).contains(move));
        }
    }

    /** The move that is played, or those that are asked about; none for a refusal. */
    private static <M extends Move> List<M> meanings(Parsed<M> read) {
        return switch (read) {
            case Parsed.Ok<M>(M meant, String rest) -> List.of(meant);
            case Parsed.Ambiguous<M>(List<M> candidates, String rest) -> candidates;
            case Parsed.Malformed<M> refused -> List.of();
            case Parsed.Illegal<M> refused -> List.of();
        };
    }

    void pictureIsWhole(Position<M> position) {
        viewers(position).forEach(viewer -> {
            BoardScene scene = position.seenBy(viewer).scene();
            Set<String> cells = MarkLaws.cells(scene);
            assertThat(cells).hasSameSizeAs(scene.surface().cells());
            ridersRide(scene.tokens());
            List<String> occupied = scene.tokens().stream()
                    .filter(token -> !(token.glyph() instanceof Glyph.Rider))
                    .map(Token::cell)
                    .toList();
            assertThat(Set.copyOf(occupied)).hasSameSizeAs(occupied);
            assertThat(cells.containsAll(occupied))
                    .as("%s on %s", occupied, cells)
                    .isTrue();
            assertThat(scene.marks().stream()
                            .flatMap(mark -> MarkLaws.cellsOf(mark).stream())
                            .filter(cell -> !cells.contains(cell)))
                    .isEmpty();
            assertThat(scene.trays()).extracting(tray -> new Seat(tray.seat())).isEqualTo(seats(position));
            assertThat(scene.in(English::of).altText()).isNotBlank().hasSizeLessThanOrEqualTo(Description.MAX_LENGTH);
        });
    }

    private static void ridersRide(List<Token> tokens) {
        for (int index = 0; index < tokens.size(); index++) {
            if (tokens.get(index).glyph() instanceof Glyph.Rider) {
                assertThat(index).isPositive();
                assertThat(tokens.get(index - 1).cell())
                        .isEqualTo(tokens.get(index).cell());
                assertThat(tokens.get(index - 1).glyph()).isNotInstanceOf(Glyph.Rider.class);
            }
        }
    }

    void recordReplays(Playout<M> playout) {
        assertThat(playout.text().replay(game).position()).isEqualTo(playout.last());
    }

    void endRanksEverySeat(Playout<M> playout) {
        if (playout.last().turn() instanceof Turn.Over(Outcome outcome)) {
            assertThat(outcome.ranking().stream().flatMap(Set::stream).sorted().toList())
                    .isEqualTo(seats(playout.last()));
            assertThat(English.of(outcome.reason().words())).matches("(a|the|no|both|everybody|after) .*[^.]");
            if (outcome.reason().ofLoser()) {
                assertThat(playout.last().seats()).isEqualTo(2);
                assertThat(outcome.drawn()).isFalse();
                assertThat(playout.positions().get(playout.moves().size() - 1).turn())
                        .as("who moved last and lost: %s", playout.last().text())
                        .isEqualTo(new Turn.ToMove(outcome.loser()));
            }
        }
    }

    void nonsenseIsRefused(Playout<M> playout) {
        View<M> view = playout.last().seenBy(Seat.FIRST);
        for (String nonsense : List.of("", " ", "\0", "a", "zz9 to", "🗿", "a1-".repeat(10_000), "\ud800x\udfff")) {
            assertThat(view.parse(nonsense)).isNotInstanceOf(Parsed.Ok.class);
        }
    }

    private List<Seat> seats(Position<M> position) {
        return IntStream.range(0, position.seats()).mapToObj(Seat::new).toList();
    }

    private Stream<Viewer> viewers(Position<M> position) {
        return Stream.concat(Stream.of(new Spectator()), seats(position).stream());
    }
}
