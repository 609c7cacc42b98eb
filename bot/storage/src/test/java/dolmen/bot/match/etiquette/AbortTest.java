package dolmen.bot.match.etiquette;

import static dolmen.bot.match.etiquette.Table.done;
import static dolmen.bot.match.etiquette.Table.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.RequestRefusal;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class AbortTest extends Tables {

    @ParameterizedTest
    @EnumSource
    void everybody_may_call_a_match_off_before_the_first_turn(GameKind kind) {
        for (int seat = 0; seat < kind.seats; seat++) {
            assertAborted(table(kind), new Seat(seat));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everybody_may_call_a_match_off_after_the_first_turn(GameKind kind) {
        for (int seat = 0; seat < kind.seats; seat++) {
            Table table = table(kind);
            table.turnPlayed();
            assertAborted(table, new Seat(seat));
        }
    }

    private static void assertAborted(Table table, Seat seat) {
        Match aborted = done(table.aborts(seat));

        assertThat(aborted.conclusion()).contains(new Conclusion.Annulled(new HostAct.Aborted(seat)));
        assertThat(aborted.clock().running()).isEmpty();
        assertThat(table.told()).isEqualTo(Notice.Kind.RESULT);
    }

    @ParameterizedTest
    @EnumSource
    void after_the_second_turn_has_begun_it_is_too_late(GameKind kind) {
        Table table = table(kind);
        table.turnPlayed();
        done(table.moves(table.mover()));

        table.seats().forEach(seat -> refused(table.aborts(seat), RequestRefusal.TooLateToAbort.class));
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void a_player_who_has_resigned_cannot_call_the_match_off(GameKind kind) {
        Table table = table(kind);
        Seat out = table.mover();
        done(table.resigns(out));

        refused(table.aborts(out), MatchRefusal.OutOfPlay.class);
        assertAborted(table, table.mover());
    }
}
