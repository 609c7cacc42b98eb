package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.Proposals;
import dolmen.rules.host.Prospect;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Token;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The laws of {@link GameContract} for remarks on moves before they are played. */
record ProspectLaws<M extends Move>(Game<M> game, Variant variant) {
    private static final int PLIES_APART = 16;

    /** The maximum length of a remark, which leaves room for the move's sentence in Discord's hundred characters. */
    private static final int LONGEST_WORDS = 70;

    /** The remark on a move before it is played agrees with its effect, and the best move is proposed first. */
    void whatAMoveComesToIsTold(Playout<M> playout) {
        HostedGame<M> hosted = HostedGame.start(game, variant);
        int last = playout.moves().size() - 1;
        for (int ply = 0; ply <= last; ply++) {
            if (ply == last || ply % PLIES_APART == playout.seed() % PLIES_APART) {
                ofAll(hosted);
            }
            hosted = hosted.play(playout.moves().get(ply));
        }
    }

    private void ofAll(HostedGame<M> hosted) {
        hosted.toMove().ifPresent(seat -> {
            List<Proposals.Proposed<M>> all = hosted.proposals(seat).all();
            assertThat(all.stream().map(Proposals.Proposed::move))
                    .containsExactlyInAnyOrderElementsOf(
                            hosted.standing().position().legalMoves());
            assertThat(all.stream().map(proposed -> proposed.prospect().worth()))
                    .isSortedAccordingTo(Comparator.naturalOrder());
            all.forEach(proposed -> isTrue(hosted, seat, proposed));
            aQuietMoveTakesNothing(hosted.standing(), seat);
        });
    }

    private void aQuietMoveTakesNothing(Standing<M> standing, Seat seat) {
        M quiet = game.notation().read(standing.quietMove(seat).orElseThrow());
        Position<M> position = standing.position();
        assertThat(position.progress(quiet))
                .isEqualTo(position.legalMoves().stream().allMatch(position::progress));
    }

    private void isTrue(HostedGame<M> hosted, Seat seat, Proposals.Proposed<M> proposed) {
        HostedGame<M> after = hosted.play(proposed.move());
        Prospect prospect = proposed.prospect();
        Set<Seat> first = after.conclusion()
                .map(conclusion -> ((Conclusion.Ranked) conclusion).ranking().getFirst())
                .orElseGet(() -> after.standing().position().places().getFirst());
        boolean goesOn = prospect.fate() == Prospect.Fate.PLAYS_ON;
        boolean loses = prospect.fate() == Prospect.Fate.LOSES || prospect.fate() == Prospect.Fate.IS_OUT;
        assertThat(prospect.fate() == Prospect.Fate.WINS).isEqualTo(!after.live() && first.equals(Set.of(seat)));
        assertThat(goesOn).isEqualTo(after.live() && first.contains(seat));
        assertThat(loses).isEqualTo(!first.contains(seat));
        assertThat(prospect.out()).allSatisfy(out -> assertThat(first).doesNotContain(out));
        assertThat(prospect.words().map(English::of).orElse("")).hasSizeLessThanOrEqualTo(LONGEST_WORDS);
        assertThat(prospect.words().isEmpty())
                .isEqualTo(
                        goesOn && prospect.out().isEmpty() && prospect.taken().isEmpty());
        if (hosted.standing().scene(seat).tokens().stream().allMatch(ProspectLaws::isOnePiece)) {
            assertThat(prospect.taken())
                    .as("what %s takes of its own in %s", proposed.move(), hosted)
                    .hasSize(pieces(hosted, seat) - pieces(after, seat));
        }
    }

    /** True for a piece of one part: stacks and blocks are put together and taken apart, and cards are played. */
    private static boolean isOnePiece(Token token) {
        return switch (token.glyph()) {
            case Glyph.Stone stone -> true;
            case Glyph.Pebble pebble -> true;
            case Glyph.Pawn pawn -> true;
            case Glyph.Pit pit -> true;
            case Glyph.Stack stack -> false;
            case Glyph.Blocks blocks -> false;
            case Glyph.Rider rider -> false;
            case Glyph.Face face -> false;
            case Glyph.Back back -> false;
        };
    }

    private static int pieces(HostedGame<?> hosted, Seat seat) {
        BoardScene scene = hosted.standing().scene(seat);
        var side = scene.trays().get(seat.index()).side();
        return (int)
                scene.tokens().stream().filter(token -> token.side() == side).count();
    }

    /** The remark on a move does not depend on anything hidden from the viewers who may see it among the others. */
    void whatAMoveComesToIsNoSecret(Position<M> position) {
        if (!(position.turn() instanceof Turn.ToMove)) {
            return;
        }
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(position.ply());
        viewers(position).map(position::seenBy).filter(View::knowsAllMoves).forEach(view -> {
            Position<M> sample = view.sample(random);
            for (M move : view.legalMoves()) {
                Position<M> after = position.play(move);
                Position<M> likely = sample.play(move);
                assertThat(likely.turn()).isEqualTo(after.turn());
                assertThat(likely.places()).isEqualTo(after.places());
                assertThat(sample.progress(move)).isEqualTo(position.progress(move));
            }
        });
    }

    private Stream<Viewer> viewers(Position<M> position) {
        return Stream.concat(
                Stream.of(new Spectator()), IntStream.range(0, position.seats()).mapToObj(Seat::new));
    }
}
