package dolmen.bot.match.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.UnstoredMatch;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ReplayTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    /** The whole game of every kind, and every larger table. */
    static Stream<Variant> tables() {
        return GAMES.variants()
                .filter(variant ->
                        variant.options().isEmpty() || variant.options().containsKey("players"));
    }

    private static <M extends Move> HostedGame<M> played(Game<M> game, Variant variant, int plies) {
        var random = new Random(5);
        HostedGame<M> hosted = HostedGame.start(game, variant);
        while (hosted.live() && hosted.entries() < plies) {
            Position<M> position = hosted.standing().position();
            List<M> legal = position.legalMoves();
            hosted = hosted.play(
                    position.turn() instanceof Turn.Chance
                            ? position.sampleChance(random)
                            : legal.get(random.nextInt(legal.size())));
        }
        return hosted;
    }

    private static Match match(HostedGame<?> game) {
        List<PlayerId> players = LongStream.rangeClosed(
                        1, game.standing().position().seats())
                .mapToObj(PlayerId::new)
                .toList();
        var venue = new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3));
        return UnstoredMatch.of(new MatchId(12), venue, players, game, Instant.EPOCH);
    }

    private static Replay replay(HostedGame<?> game) {
        return Replay.of(match(game).publicly());
    }

    private static Replay replay(String game, int plies) {
        Variant variant = Variant.of(game);
        return replay(played(GAMES.game(game), variant, plies));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void every_moment_but_the_last_is_the_end_of_a_turn_as_a_spectator_saw_it(Variant variant) {
        HostedGame<?> game = played(GAMES.game(variant.game()), variant, 120);
        Replay replay = replay(game);

        assertThat(replay.at(0).orElseThrow().turn()).isEmpty();
        for (Moment moment : replay.moments()) {
            HostedGame<?> then = game.after(moment.match().ply());
            assertThat(then.amidTurn() && moment.number() < replay.last())
                    .as("%d", moment.number())
                    .isFalse();
            assertThat(moment.match().scene(Seat.SECOND))
                    .isEqualTo(then.standing().scene(new Spectator(), Seat.SECOND));
            assertThat(moment.turn().isPresent()).isEqualTo(moment.number() > 0);
        }
        assertThat(replay.moments().stream().map(moment -> moment.match().ply()))
                .isSorted()
                .doesNotHaveDuplicates();
        assertThat(replay.moments().getLast().match().ply()).isEqualTo(game.entries());
    }

    @Test
    void a_replay_of_hidden_hands_begins_when_they_are_dealt() {
        assertThat(replay("mausoleum-cards", 40).at(0).orElseThrow().match().toMove())
                .contains(Seat.FIRST);
    }

    @Test
    void a_turn_that_is_not_finished_comes_last_with_the_number_that_it_has_elsewhere() {
        Game<?> game = GAMES.game("mausoleum-cards");
        int plies = 20;
        while (!played(game, Variant.of("mausoleum-cards"), plies).amidTurn()) {
            plies++;
        }
        HostedGame<?> amid = played(game, Variant.of("mausoleum-cards"), plies);
        Replay replay = replay(amid);

        assertThat(replay.moments().getLast().match().ply()).isEqualTo(plies);
        assertThat(replay.turns()).isEqualTo(amid.turn());
        assertThat(replay.at(replay.last() - 1).orElseThrow().turns()).isEqualTo(amid.turn() - 1);
    }

    @Test
    void turns_are_counted_as_everywhere_and_acts_are_none() {
        HostedGame<?> begun = played(GAMES.game("obelisk"), Variant.of("obelisk"), 3);
        HostedGame<?> back = begun.act(new HostAct.TakeBack(2));

        assertThat(replay(back).moments().stream().map(Moment::turns)).containsExactly(0, 1, 2, 3, 2);
        assertThat(replay(back.act(new HostAct.Resignation(Seat.FIRST))).turns())
                .isEqualTo(2);
        assertThat(replay(begun).moments().stream().map(Moment::acted)).containsOnly(false);
    }

    @Test
    void an_act_has_a_moment_of_its_own() {
        HostedGame<?> begun = played(GAMES.game("obelisk"), Variant.of("obelisk"), 3);

        Replay replay = replay(begun.act(new HostAct.Resignation(Seat.SECOND)));

        assertThat(replay.last()).isEqualTo(4);
        assertThat(replay.at(3).orElseThrow().match().live()).isTrue();
        assertThat(replay.at(4).orElseThrow().match().live()).isFalse();
    }

    @Test
    void there_is_no_moment_before_the_start_or_after_the_end() {
        Replay replay = replay("obelisk", 3);

        assertThat(replay.at(-1)).isEmpty();
        assertThat(replay.at(3)).isPresent();
        assertThat(replay.at(4)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 23, 24, 25, 26, 60, 120})
    void as_many_moments_to_jump_to_as_a_menu_holds_lie_in_even_steps(int plies) {
        Replay replay = replay("mausoleum", plies);

        List<Integer> landmarks =
                replay.landmarks(25).stream().map(Moment::number).toList();

        assertThat(landmarks).hasSizeBetween(1, 25).isSorted().doesNotHaveDuplicates();
        assertThat(landmarks.getFirst()).isZero();
        assertThat(landmarks.getLast()).isEqualTo(replay.last());
        if (replay.last() < 25) {
            assertThat(landmarks).hasSize(replay.last() + 1);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_story_is_the_start_the_end_and_a_turn_of_each_half_that_changed_most(Variant variant) {
        Replay replay = replay(played(GAMES.game(variant.game()), variant, 120));

        List<Integer> story = replay.story().stream().map(Moment::number).toList();

        assertThat(story).hasSize(4).isSorted().doesNotHaveDuplicates();
        assertThat(story.getFirst()).isZero();
        assertThat(story.getLast()).isEqualTo(replay.last());
        assertThat(story.get(1)).isLessThanOrEqualTo(replay.last() / 2);
        assertThat(story.get(2)).isGreaterThan(replay.last() / 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void the_story_of_a_short_match_is_all_of_it(int plies) {
        assertThat(replay("obelisk", plies).story()).hasSize(plies + 1);
    }
}
