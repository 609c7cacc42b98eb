package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct.Forfeit.Cause;
import dolmen.rules.play.GameRecord;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forfeits, annulments and adjudications; in the ring each turn has two plies. */
class EndingByActTest {
    private static final Seat THIRD = new Seat(2);

    private static HostedGame<?> ring(int seats, String... entries) {
        return HostedGame.replay(RingGame.windy(8, seats), new GameRecord(Variant.of("ring"), List.of(entries)));
    }

    private static Conclusion.Ranked ranked(HostedGame<?> game) {
        return (Conclusion.Ranked) game.conclusion().orElseThrow();
    }

    private static void assertRefused(int seats, int entry, String... entries) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ring(seats, entries))
                .withMessageStartingWith("entry %d, \"%s\"", entry, entries[entry]);
    }

    @ParameterizedTest
    @EnumSource
    void at_a_table_of_two_who_forfeits_loses_also_out_of_turn(Cause cause) {
        HostedGame<?> game = ring(2, "+1").act(new HostAct.Forfeit(Seat.SECOND, cause));

        assertThat(game.conclusion()).contains(new Conclusion.ByForfeit(Seat.SECOND, cause));
        assertThat(ranked(game).ranking()).containsExactly(Set.of(Seat.FIRST), Set.of(Seat.SECOND));
        assertThat(ranked(game).drawn()).isFalse();
        assertThat(game.toMove()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void at_a_table_of_three_who_forfeits_is_out_and_the_others_play_on(Cause cause) {
        HostedGame<?> game = ring(3).act(new HostAct.Forfeit(Seat.FIRST, cause));

        assertThat(game.live()).isTrue();
        assertThat(game.toMove()).contains(Seat.SECOND);
        assertThat(game.inPlay(Seat.FIRST)).isFalse();
        assertThat(game.standing().position().text())
                .isEqualTo(ring(3, "!resign:1").standing().position().text());
        assertThat(game.act(new HostAct.Forfeit(THIRD, cause)).conclusion())
                .contains(new Conclusion.ByRules(new Outcome(
                        List.of(Set.of(Seat.SECOND), Set.of(THIRD), Set.of(Seat.FIRST)), RingGame.Ending.ALONE)));
    }

    @Test
    void only_a_seat_in_play_forfeits() {
        assertRefused(2, 0, "!forfeit:3:time");
        assertRefused(3, 1, "!forfeit:3:time", "!forfeit:3:left");
        assertRefused(3, 1, "!resign:3", "!forfeit:3:left");
    }

    @Test
    void a_seat_may_call_the_game_off_until_the_second_turn_has_begun() {
        assertThat(ring(2).mayAbort(Seat.FIRST)).isTrue();
        assertThat(ring(2, "+1").mayAbort(Seat.SECOND)).isTrue();
        assertThat(ring(2, "+1", "+1", "+2").mayAbort(Seat.FIRST)).isTrue();
        assertThat(ring(2, "+1", "+1", "+2").mayAbort(Seat.SECOND)).isTrue();
        assertThat(ring(2, "+1", "+1", "+2", "+1").mayAbort(Seat.FIRST)).isFalse();
        assertThat(ring(2, "+1", "+1", "+2", "+1").mayAbort(Seat.SECOND)).isFalse();
        assertThat(ring(2).mayAbort(THIRD)).isFalse();
    }

    @Test
    void taking_back_does_not_bring_the_right_to_call_it_off_again() {
        assertThat(ring(2, "+1", "!takeback:0").mayAbort(Seat.FIRST)).isTrue();
        assertThat(ring(2, "+1", "!takeback:0", "+1").mayAbort(Seat.FIRST)).isFalse();
        assertThat(ring(2, "+1", "+1", "+1", "+1", "!takeback:3").mayAbort(Seat.SECOND))
                .isFalse();
    }

    @Test
    void who_is_out_or_finds_the_game_over_cannot_call_it_off() {
        assertThat(ring(3, "!resign:2").mayAbort(Seat.SECOND)).isFalse();
        assertThat(ring(3, "!resign:2").mayAbort(THIRD)).isTrue();
        assertThat(ring(2, "!draw").mayAbort(Seat.FIRST)).isFalse();
        assertRefused(2, 4, "+1", "+1", "+1", "+1", "!annul:aborted:1");
        assertRefused(2, 0, "!annul:aborted:3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"!annul:aborted:2", "!annul:voided", "!annul:abandoned"})
    void an_annulled_game_is_over_and_ranks_nobody(String text) {
        var annulment = (HostAct.Annulment) HostAct.read(text).orElseThrow();

        HostedGame<?> game = ring(2, "+1", text);

        assertThat(game.conclusion()).contains(new Conclusion.Annulled(annulment));
        assertThat(game.live()).isFalse();
        assertThat(game.toMove()).isEmpty();
        assertThat(game.inPlay(Seat.FIRST)).isFalse();
        assertThat(game.record().text()).endsWith("+1 " + text);
    }

    @Test
    void a_moderator_may_declare_a_game_void_or_abandoned_at_any_time() {
        assertThat(ring(3, "+1", "+1", "+1", "+1", "!resign:1", "!annul:voided").live())
                .isFalse();
        assertThat(ring(3, "+1", "+1", "+1", "+1", "!annul:abandoned").live()).isFalse();
    }

    @Test
    void when_somebody_has_come_somewhere_the_game_can_be_declared_void_but_not_abandoned_and_only_once() {
        HostedGame<?> voided = ring(2, "+1", "!draw", "!annul:voided");
        assertThat(voided.conclusion()).contains(new Conclusion.Annulled(new HostAct.Voided()));
        assertThat(voided.record().text()).endsWith("+1 !draw !annul:voided");

        assertRefused(2, 1, "!draw", "!annul:abandoned");
        assertRefused(2, 1, "!annul:aborted:1", "!annul:voided");
        assertRefused(2, 2, "!draw", "!annul:voided", "!annul:voided");
    }

    @Test
    void a_moderator_may_say_who_wins_and_the_others_stay_where_they_are() {
        HostedGame<?> two = ring(2).act(new HostAct.Adjudication(Optional.of(Seat.SECOND)));
        HostedGame<?> four = ring(4, "!resign:1", "!adjudged:3");
        HostedGame<?> nearly = ring(3, "!resign:2", "!adjudged:3");

        assertThat(two.conclusion())
                .contains(new Conclusion.ByAdjudication(List.of(Set.of(Seat.SECOND), Set.of(Seat.FIRST))));
        assertThat(ranked(four).ranking())
                .containsExactly(Set.of(THIRD), Set.of(Seat.SECOND, new Seat(3)), Set.of(Seat.FIRST));
        assertThat(ranked(nearly).ranking()).containsExactly(Set.of(THIRD), Set.of(Seat.FIRST), Set.of(Seat.SECOND));
        assertRefused(3, 1, "!resign:2", "!adjudged:2");
        assertRefused(2, 0, "!adjudged:3");
    }

    @Test
    void a_moderator_may_say_that_those_in_play_share_the_first_place() {
        assertThat(ranked(ring(2, "!adjudged:draw")).drawn()).isTrue();
        assertThat(ranked(ring(3, "!resign:1", "!adjudged:draw")).ranking())
                .containsExactly(Set.of(Seat.SECOND, THIRD), Set.of(Seat.FIRST));
    }
}
