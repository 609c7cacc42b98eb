package dolmen.bot.match.etiquette;

import static dolmen.bot.match.Request.Kind.PAUSE;
import static dolmen.bot.match.etiquette.Table.done;
import static dolmen.bot.match.etiquette.Table.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ModeratorTest extends Tables {

    @ParameterizedTest
    @EnumSource
    void a_moderator_makes_any_player_in_play_the_winner(GameKind kind) {
        for (int seat = 0; seat < kind.seats; seat++) {
            Table table = table(kind);

            Match ended = done(table.isEndedByModerator(Optional.of(new Seat(seat))));

            assertThat(ended.conclusion())
                    .containsInstanceOf(Conclusion.ByAdjudication.class)
                    .map(conclusion ->
                            ((Conclusion.Ranked) conclusion).ranking().getFirst())
                    .contains(Set.of(new Seat(seat)));
            assertThat(table.told()).isEqualTo(Notice.Kind.RESULT);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_moderator_lets_nobody_win(GameKind kind) {
        Table table = table(kind);

        Match ended = done(table.isEndedByModerator(Optional.empty()));

        assertThat(((Conclusion.Ranked) ended.conclusion().orElseThrow()).drawn())
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void a_moderator_annuls_a_match_even_amid_a_turn_or_a_pause(GameKind kind) {
        Table table = table(kind, "1h");
        done(table.moves(table.mover()));
        table.allAgree(table.waiting(), PAUSE);

        Match annulled = done(table.isAnnulledByModerator());

        assertThat(annulled.conclusion()).contains(new Conclusion.Annulled(new HostAct.Voided()));
        assertThat(annulled.clock().running()).isEmpty();
        assertThat(table.told()).isEqualTo(Notice.Kind.RESULT);
    }

    @ParameterizedTest
    @EnumSource
    void nobody_decides_a_match_of_their_own_live_or_over(GameKind kind) {
        Table table = table(kind);
        for (int seat = 0; seat < kind.seats; seat++) {
            Seat own = new Seat(seat);
            refused(table.isEndedBy(own, Optional.of(own)), MatchRefusal.OwnMatch.class);
            refused(table.isEndedBy(own, Optional.empty()), MatchRefusal.OwnMatch.class);
            refused(table.isAnnulledBy(own), MatchRefusal.OwnMatch.class);
        }
        done(table.isEndedByModerator(Optional.empty()));

        refused(table.isAnnulledBy(Seat.FIRST), MatchRefusal.OwnMatch.class);
    }

    @ParameterizedTest
    @EnumSource
    void the_match_stores_its_moderator(GameKind kind) {
        Table table = table(kind);
        assertThat(table.match().moderator()).isEmpty();

        done(table.isEndedByModerator(Optional.empty()));

        assertThat(table.match().moderator()).contains(TestHost.MODERATOR);
    }

    @ParameterizedTest
    @EnumSource
    void a_moderator_cannot_change_a_finished_match(GameKind kind) {
        Table table = table(kind);
        Match annulled = done(table.isAnnulledByModerator());

        refused(table.isAnnulledByModerator(), MatchRefusal.MatchOver.class);
        refused(table.isEndedByModerator(Optional.empty()), MatchRefusal.MatchOver.class);
        assertThat(table.match()).isEqualTo(annulled);
    }

    @ParameterizedTest
    @EnumSource(names = {"THREE_PLAYERS", "HIDDEN_HANDS_OF_THREE"})
    void a_resigned_player_can_neither_be_made_the_winner_nor_share_a_draw(GameKind kind) {
        Table table = table(kind);
        Seat out = table.waiting();
        done(table.resigns(out));

        refused(table.isEndedByModerator(Optional.of(out)), MatchRefusal.NoSuchWinner.class);
        Match drawn = done(table.isEndedByModerator(Optional.empty()));

        assertThat(((Conclusion.Ranked) drawn.conclusion().orElseThrow())
                        .ranking()
                        .getFirst())
                .hasSize(kind.seats - 1)
                .doesNotContain(out);
    }
}
