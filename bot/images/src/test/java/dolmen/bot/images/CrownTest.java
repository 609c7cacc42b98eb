package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.UnstoredMatch;
import dolmen.bot.words.Wordings;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the ring in the picture of a result: it marks the winning piece and no other. */
class CrownTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int PLAYOUTS = 40;

    @ParameterizedTest
    @ValueSource(strings = {"murus-gallicus", "mausoleum", "obelisk", "gardsdansen"})
    void at_most_one_piece_is_ringed_and_it_is_the_winners(String id) {
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            HostedGame<?> ended = playedOut(GAMES.game(id), Variant.of(id), seed);
            BoardScene scene = keepsake(ended);
            List<String> ringed = ringed(scene);

            assertThat(ringed).hasSizeLessThanOrEqualTo(1);
            assertThat(ringed)
                    .allMatch(cell -> scene.tokens().stream()
                            .anyMatch(token -> token.cell().equals(cell) && isWinners(ended, scene, token.side())));
        }
    }

    @Test
    void the_stone_on_the_home_row_is_ringed_and_not_the_wall_that_was_left_before_it() {
        int breakthroughs = 0;
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            HostedGame<?> ended = playedOut(GAMES.game("murus-gallicus"), Variant.of("murus-gallicus"), seed);
            if (why(ended).equals("a stone stands on the opponent's home row")) {
                breakthroughs++;
                assertThat(ringed(keepsake(ended))).singleElement().asString().matches("[a-h][17]");
            }
        }
        assertThat(breakthroughs).isPositive();
    }

    private static String why(HostedGame<?> ended) {
        return ended.conclusion().orElseThrow() instanceof Conclusion.ByRules(var outcome)
                ? Wordings.ENGLISH.of(outcome.reason().words())
                : "";
    }

    private static boolean isWinners(HostedGame<?> ended, BoardScene scene, Side side) {
        return ended.conclusion().orElseThrow() instanceof Conclusion.ByRules(var outcome)
                && scene.trays().stream()
                        .filter(tray -> tray.side() == side)
                        .anyMatch(tray -> outcome.winners().stream().anyMatch(seat -> seat.index() == tray.seat()));
    }

    private static BoardScene keepsake(HostedGame<?> ended) {
        var match = UnstoredMatch.of(
                new MatchId(1),
                new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3)),
                List.of(new PlayerId(1), new PlayerId(2)),
                ended,
                Instant.EPOCH);
        BoardScene scene = ended.standing().scene(new Spectator()).in(Wordings.ENGLISH);
        return new Keepsakes(match.publicly(), Seat.FIRST, scene, Map.of(), Wordings.ENGLISH)
                .with(List.of())
                .scene();
    }

    private static List<String> ringed(BoardScene scene) {
        return scene.marks().stream()
                .filter(Mark.Crowned.class::isInstance)
                .map(mark -> ((Mark.Crowned) mark).cell())
                .toList();
    }

    private static <M extends Move> HostedGame<M> playedOut(Game<M> game, Variant variant, int seed) {
        var random = new Random(seed);
        HostedGame<M> hosted = HostedGame.start(game, variant);
        while (hosted.live()) {
            List<M> legal = hosted.standing().position().legalMoves();
            hosted = hosted.play(legal.get(random.nextInt(legal.size())));
        }
        return hosted;
    }
}
