package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Standing.Told;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** In the ring each turn has two plies, so the first seat has entries 0 and 1, the second 2 and 3. */
class TakeBackTest {
    private static final Seat THIRD = new Seat(2);

    private static HostedGame<?> ring(int seats, String... entries) {
        return HostedGame.replay(new RingGame(8, seats), record(entries));
    }

    private static GameRecord record(String... entries) {
        return new GameRecord(Variant.of("ring"), List.of(entries));
    }

    private static HostedGame<?> takeBack(HostedGame<?> game, Seat seat) {
        return game.act(new HostAct.TakeBack(game.takeBack(seat).orElseThrow()));
    }

    private static void assertStandsAs(HostedGame<?> game, String... entries) {
        HostedGame<?> other = ring(game.standing().position().seats(), entries);
        assertThat(game.standing().position().text())
                .isEqualTo(other.standing().position().text());
        assertThat(game.standing().lastTurn()).hasSameSizeAs(other.standing().lastTurn());
        assertThat(game.toMove()).isEqualTo(other.toMove());
    }

    @Test
    void what_is_taken_back_stays_in_the_record_but_counts_no_longer() {
        HostedGame<?> game = ring(2, "+1", "+1", "+2", "+2", "!takeback:2");

        assertStandsAs(game, "+1", "+1");
        assertThat(game.entries()).isEqualTo(5);
        assertThat(game.record()).isEqualTo(record("+1", "+1", "+2", "+2", "!takeback:2"));
        assertThat(game.lastAct()).contains(new HostAct.TakeBack(2));
        assertThat(game).isNotEqualTo(ring(2, "+1", "+1"));
        assertThat(ring(2, game.record().moves().toArray(String[]::new))).isEqualTo(game);
    }

    @Test
    void a_seat_takes_back_its_last_turn_and_all_that_was_played_since() {
        HostedGame<?> game = ring(2, "+1", "+1", "+2", "+2");

        assertThat(game.takeBack(Seat.SECOND)).contains(2);
        assertThat(game.takeBack(Seat.FIRST)).contains(0);
        assertThat(ring(3, "+1", "+1", "+2", "+2").takeBack(THIRD)).isEmpty();
    }

    @Test
    void a_turn_is_taken_back_whole_or_as_far_as_it_has_come() {
        assertThat(ring(2, "+1").takeBack(Seat.FIRST)).contains(0);
        assertThat(ring(2, "+1").takeBack(Seat.SECOND)).isEmpty();
        assertThat(ring(2, "+1", "+1", "+1").takeBack(Seat.SECOND)).contains(2);
        assertThat(ring(2, "+1", "+1", "+1", "+1", "+1").takeBack(Seat.FIRST)).contains(4);
    }

    @Test
    void before_the_first_turn_there_is_nothing_to_take_back() {
        assertThat(ring(2).takeBack(Seat.FIRST)).isEmpty();
        assertThat(ring(2, "+1", "+1").takeBack(Seat.SECOND)).isEmpty();
    }

    @Test
    void one_turn_after_the_other_can_be_taken_back_as_far_as_the_start() {
        HostedGame<?> game = ring(2, "+1", "+1", "+2", "+2", "+1", "+1");

        game = takeBack(game, Seat.FIRST);
        assertStandsAs(game, "+1", "+1", "+2", "+2");
        game = takeBack(game, Seat.SECOND);
        assertStandsAs(game, "+1", "+1");
        game = takeBack(game, Seat.FIRST);
        assertStandsAs(game);
        assertThat(game.record().moves())
                .endsWith("!takeback:4", "!takeback:2", "!takeback:0")
                .hasSize(9);
        assertThat(game.takeBack(Seat.FIRST)).isEmpty();
        assertThat(game.takeBack(Seat.SECOND)).isEmpty();
    }

    @Test
    void what_is_played_instead_can_be_taken_back_as_well() {
        HostedGame<?> game = ring(2, "+1", "+1", "+2", "!takeback:2", "+1", "+1");

        assertStandsAs(game, "+1", "+1", "+1", "+1");
        assertThat(game.takeBack(Seat.SECOND)).contains(4);
        assertThat(game.takeBack(Seat.FIRST)).contains(0);
        assertStandsAs(takeBack(game, Seat.SECOND), "+1", "+1");
    }

    @Test
    void what_was_taken_back_does_not_come_again() {
        assertRefused(new RingGame(8, 2), 4, "+1", "+1", "+2", "!takeback:2", "!takeback:3");
    }

    @Test
    void a_take_back_leads_to_the_beginning_of_a_last_turn_and_nowhere_else() {
        for (int entries : new int[] {1, 3, 4, 5, 99, 999_999_999}) {
            assertRefused(new RingGame(8, 2), 4, "+1", "+1", "+2", "+2", "!takeback:" + entries);
        }
        assertRefused(new RingGame(8, 2), 6, "+1", "+1", "+2", "+2", "+1", "+1", "!takeback:0");
    }

    @Test
    void a_take_back_never_reaches_behind_another_act() {
        HostedGame<?> game = ring(3, "+1", "+1", "!resign:3", "+1");

        assertThat(game.takeBack(Seat.SECOND)).contains(3);
        assertThat(game.takeBack(Seat.FIRST)).isEmpty();
        assertThat(takeBack(game, Seat.SECOND).takeBack(Seat.FIRST)).isEmpty();
        assertThat(takeBack(game, Seat.SECOND).inPlay(THIRD)).isFalse();
        assertRefused(new RingGame(8, 3), 3, "+1", "+1", "!resign:3", "!takeback:0");
    }

    @Test
    void when_the_game_is_over_nothing_is_taken_back() {
        HostedGame<?> over = ring(2, "+1", "+1", "!draw");

        assertThat(over.takeBack(Seat.FIRST)).isEmpty();
        assertRefused(new RingGame(8, 2), 3, "+1", "+1", "!draw", "!takeback:0");
    }

    @Test
    void what_chance_did_cannot_be_taken_back() {
        RingGame windy = RingGame.windy(8, 2);
        HostedGame<?> game = HostedGame.replay(windy, record("+1", "+1", "+2", "+1"));

        assertThat(game.takeBack(Seat.SECOND)).contains(3);
        assertThat(game.takeBack(Seat.FIRST)).isEmpty();
        assertRefused(windy, 4, "+1", "+1", "+2", "+1", "!takeback:0");
        assertRefused(windy, 3, "+1", "+1", "+2", "!takeback:2");
    }

    @Test
    void where_something_is_hidden_nothing_is_taken_back() {
        var cards = GameRegistry.load().game("mausoleum-cards");
        HostedGame<?> game = HostedGame.start(
                        cards, cards.variants().findFirst().orElseThrow())
                .playChance(new Random(1));
        Seat mover = game.toMove().orElseThrow();
        var played = (TypedTurn.Played)
                game.playTyped(mover, game.standing().legalMoves(mover).getFirst());

        assertThat(played.game().takeBack(mover)).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> played.game().act(new HostAct.TakeBack(game.entries())));
    }

    @Test
    void a_position_is_counted_again_as_it_was_when_it_stood_last() {
        var fourteen = IntStream.range(0, 14).mapToObj(ply -> "+1");
        HostedGame<?> game =
                HostedGame.replay(new RingGame(8, 2), new GameRecord(Variant.of("ring"), fourteen.toList()));
        for (int time = 0; time < 3; time++) {
            game = play(game, "+1");
            assertThat(game.live()).isTrue();
            game = takeBack(game, Seat.SECOND);
        }

        assertThat(play(game, "+1 +2").live()).isTrue();
        assertThat(play(game, "+1 +1").conclusion())
                .contains(new Conclusion.ByRepetition(List.of(Set.of(Seat.FIRST, Seat.SECOND))));
    }

    private static HostedGame<?> play(HostedGame<?> game, String line) {
        return ((TypedTurn.Played) game.playTyped(game.toMove().orElseThrow(), line)).game();
    }

    @Test
    void the_plies_without_progress_are_counted_from_where_the_game_stands_again() {
        var ninetyEight = IntStream.range(0, 98).mapToObj(ply -> "+1");
        HostedGame<?> game =
                HostedGame.replay(new RingGame(1000, 2), new GameRecord(Variant.of("ring"), ninetyEight.toList()));
        HostedGame<?> again = play(takeBack(play(game, "+1"), Seat.SECOND), "+1");

        assertThat(game.entries()).isEqualTo(98);
        assertThat(again.entries()).isEqualTo(101);
        assertThat(again.live()).isTrue();
        assertThat(play(again, "+1").conclusion())
                .contains(new Conclusion.ByNoProgress(List.of(Set.of(Seat.FIRST, Seat.SECOND)), 100));
    }

    @Test
    void a_turn_that_was_taken_back_stays_told_and_the_next_one_is_told_anew() {
        var one = new Told.Played("+1", new Verbatim("Goes 1"), true);
        var two = new Told.Played("+2", new Verbatim("Goes 2"), true);

        assertThat(ring(2, "+2", "!takeback:0", "+1", "+2").toldTo(new Spectator()))
                .containsExactly(
                        new Episode.TurnTaken(0, Seat.FIRST, List.of(two)),
                        new Episode.Acted(1, new HostAct.TakeBack(0)),
                        new Episode.TurnTaken(2, Seat.FIRST, List.of(one, two)));
    }

    @Test
    void the_game_is_known_as_it_stood_after_any_of_its_entries() {
        HostedGame<?> game = ring(2, "+2", "!takeback:0", "+1", "+2");

        assertThat(game.after(4)).isSameAs(game);
        assertThat(game.after(2)).isEqualTo(ring(2, "+2", "!takeback:0"));
        assertThat(game.after(0)).isEqualTo(ring(2));
        assertThatIllegalArgumentException().isThrownBy(() -> game.after(5));
        assertThatIllegalArgumentException().isThrownBy(() -> game.after(-1));
    }

    @Test
    void a_game_of_nothing_but_take_backs_is_replayed_at_once() {
        HostedGame<?> game = ring(2);
        for (int time = 0; time < 1000; time++) {
            game = takeBack(play(game, "+1"), Seat.FIRST);
        }

        assertThat(game.entries()).isEqualTo(2000);
        assertStandsAs(ring(2, game.record().moves().toArray(String[]::new)));
    }

    private static void assertRefused(RingGame game, int entry, String... entries) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HostedGame.replay(game, record(entries)))
                .withMessageStartingWith("entry %d, \"%s\"", entry, entries[entry]);
    }
}
