package dolmen.bot.match.etiquette;

import static dolmen.bot.match.Request.Kind.PAUSE;
import static dolmen.bot.match.Request.Kind.TAKE_BACK;
import static dolmen.bot.match.etiquette.Table.done;
import static dolmen.bot.match.etiquette.Table.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.RequestRefusal;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

final class PauseTest extends Tables {
    private static final String FIVE_MINUTES = "5m";

    @ParameterizedTest
    @EnumSource
    void a_pause_to_which_all_others_agree_stops_time_and_moves(GameKind kind) {
        Table table = table(kind, FIVE_MINUTES);
        Seat mover = table.mover();

        Match paused = table.allAgree(table.waiting(), PAUSE);
        table.after(Duration.ofMinutes(10));

        assertThat(table.match()).isEqualTo(paused);
        assertThat(paused.clock().stopped()).isTrue();
        refused(table.moves(mover), MatchRefusal.Paused.class);
    }

    @ParameterizedTest
    @EnumSource
    void every_player_may_end_a_pause_and_the_remaining_time_runs_on(GameKind kind) {
        for (int seat = 0; seat < kind.seats; seat++) {
            Table table = table(kind, FIVE_MINUTES);
            Seat mover = table.mover();
            table.after(Duration.ofMinutes(2));
            table.allAgree(mover, PAUSE);
            table.after(Duration.ofMinutes(4));

            done(table.resumes(new Seat(seat)));

            assertThat(table.told()).isEqualTo(Notice.Kind.REMINDER);
            assertThat(table.left(mover)).isEqualTo(Duration.ofMinutes(3));
            table.after(Duration.ofMinutes(2));
            table.turnPlayed();
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_pause_does_not_save_a_player_who_runs_out_of_time_after_it(GameKind kind) {
        Table table = table(kind, FIVE_MINUTES);
        Seat mover = table.mover();
        table.allAgree(mover, PAUSE);
        done(table.resumes(mover));

        table.after(Duration.ofMinutes(5));

        assertThat(table.match().game().inPlay(mover)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void a_pause_that_is_declined_or_withdrawn_stops_nothing(GameKind kind) {
        Table table = table(kind, FIVE_MINUTES);
        done(table.asks(table.mover(), PAUSE));
        done(table.withdraws(table.mover(), PAUSE));
        refused(table.asks(table.mover(), PAUSE), RequestRefusal.AskedAlready.class);
        Seat waiting = table.waiting();
        done(table.asks(waiting, PAUSE));
        done(table.declines(table.mover(), PAUSE));

        assertThat(table.match().clock().stopped()).isFalse();
        table.turnPlayed();
    }

    @ParameterizedTest
    @EnumSource
    void a_pause_asked_by_a_waiting_player_lapses_by_a_move(GameKind kind) {
        Table table = table(kind, FIVE_MINUTES);
        done(table.asks(table.waiting(), PAUSE));

        assertThat(table.turnPlayed().request()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void unlimited_or_stopped_time_cannot_be_stopped(GameKind kind) {
        Table unlimited = table(kind);
        refused(unlimited.asks(unlimited.mover(), PAUSE), RequestRefusal.NoTimeToStop.class);

        Table paused = table(kind, FIVE_MINUTES);
        paused.allAgree(paused.mover(), PAUSE);
        refused(paused.asks(paused.mover(), PAUSE), RequestRefusal.NoTimeToStop.class);
    }

    @ParameterizedTest
    @EnumSource
    void a_running_match_cannot_be_resumed(GameKind kind) {
        Table table = table(kind, FIVE_MINUTES);

        table.seats().forEach(seat -> refused(table.resumes(seat), RequestRefusal.NotPaused.class));
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void a_pause_goes_on_when_the_player_to_move_gives_up(GameKind kind) {
        Table table = table(kind, FIVE_MINUTES);
        Seat mover = table.mover();
        table.allAgree(mover, PAUSE);

        Match resigned = done(table.resigns(mover));

        assertThat(resigned.clock().stopped()).isTrue();
        refused(table.moves(table.mover()), MatchRefusal.Paused.class);
        done(table.resumes(table.waiting()));
        assertThat(table.left(table.mover())).isEqualTo(Duration.ofMinutes(5));
        table.turnPlayed();
    }

    @ParameterizedTest
    @EnumSource(names = "HIDDEN_.*", mode = Mode.MATCH_NONE)
    void a_pause_goes_on_when_a_turn_is_taken_back(GameKind kind) {
        Table table = table(kind, FIVE_MINUTES);
        Seat asking = table.mover();
        table.turnPlayed();
        table.allAgree(asking, PAUSE);

        Match takenBack = table.allAgree(asking, TAKE_BACK);

        assertThat(takenBack.clock().stopped()).isTrue();
        done(table.resumes(asking));
        table.turnPlayed();
    }
}
