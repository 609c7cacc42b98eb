package dolmen.bot.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.opponent.Opponent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EtiquetteServiceTest {
    private static final Player YLVA = new Player(
            ComputerPlayers.idOf(Opponent.ALL.getFirst()),
            Opponent.ALL.getFirst().name(),
            true);

    @TempDir
    private Path folder;

    private TestHost host;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Match begin(String timeControl) {
        Match match = host.begin("heap", timeControl, TestHost.CHANNEL, ANNA, BERT);
        host.timekeeper.attendDue();
        return now(match);
    }

    private Match now(Match match) {
        return host.database.matches().find(match.id()).orElseThrow();
    }

    private static Match done(PlayResult result) {
        assertThat(result).isInstanceOf(PlayResult.Played.class);
        return ((PlayResult.Played) result).match();
    }

    private static Refusal refused(PlayResult result) {
        assertThat(result).isInstanceOf(PlayResult.Refused.class);
        return ((PlayResult.Refused) result).refusal();
    }

    @Test
    void a_draw_is_offered_and_agreed() {
        Match match = begin("none");

        done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW));
        assertThat(host.owed().getLast().notice().kind()).isEqualTo(Notice.Kind.REQUEST);
        Match drawn = done(host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW));

        assertThat(drawn.conclusion().orElseThrow()).isInstanceOf(Conclusion.ByAgreement.class);
        assertThat(host.owed().getLast().notice().kind()).isEqualTo(Notice.Kind.RESULT);
    }

    @Test
    void two_who_offer_a_draw_have_agreed() {
        Match match = begin("none");
        done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW));

        assertThat(done(host.etiquette.ask(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW))
                        .live())
                .isFalse();
    }

    @Test
    void nobody_agrees_with_himself_and_strangers_have_no_say() {
        Match match = begin("none");
        done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW));

        assertThat(refused(host.etiquette.agree(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW)))
                .isInstanceOf(RequestRefusal.NothingAsked.class);
        assertThat(refused(host.etiquette.agree(match.id(), CARL.id(), host.seen(match.id()), Request.Kind.DRAW)))
                .isInstanceOf(MatchRefusal.NotYourMatch.class);
        assertThat(refused(host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.PAUSE)))
                .isInstanceOf(RequestRefusal.NothingAsked.class);
    }

    @Test
    void a_declined_player_offers_a_draw_again_only_after_a_move_of_their_own() {
        Match match = begin("none");
        done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW));
        done(host.etiquette.decline(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW));

        assertThat(refused(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW)))
                .isInstanceOf(RequestRefusal.AskedAlready.class);
        assertThat(refused(host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW)))
                .isInstanceOf(RequestRefusal.NothingAsked.class);
        host.play(now(match), "take-1", "take-1");
        done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW));
    }

    @Test
    void a_withdrawn_request_cannot_call_the_others_again() {
        Match begun = host.beginFriendly("heap", "1h", TestHost.CHANNEL, ANNA, BERT);
        host.timekeeper.attendDue();
        Match match = host.play(now(begun), "take-1");
        for (Request.Kind kind : Request.Kind.values()) {
            done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), kind));
            done(host.etiquette.withdraw(match.id(), ANNA.id(), host.seen(match.id()), kind));
            for (Request.Kind earlier : Request.Kind.values()) {
                if (earlier.compareTo(kind) <= 0) {
                    assertThat(refused(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), earlier)))
                            .isInstanceOf(RequestRefusal.AskedAlready.class);
                }
            }
        }
        done(host.etiquette.ask(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW));
    }

    @Test
    void a_draw_that_lapsed_is_offered_again_only_after_a_move_of_the_own() {
        Match match = begin("none");
        done(host.etiquette.ask(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW));
        host.play(now(match), "take-1");

        assertThat(refused(host.etiquette.ask(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW)))
                .isInstanceOf(RequestRefusal.AskedAlready.class);
        assertThat(refused(host.etiquette.agree(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW)))
                .isInstanceOf(RequestRefusal.NothingAsked.class);
        host.play(now(match), "take-1");
        done(host.etiquette.ask(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW));
    }

    @Test
    void a_draw_offered_with_a_move_stays_open_until_the_other_moves() {
        Match match = begin("none");
        done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW));

        assertThat(host.play(now(match), "take-1").request())
                .map(Request::stands)
                .contains(true);
        assertThat(host.play(now(match), "take-1").request())
                .map(Request::stands)
                .contains(false);
    }

    /** A player's press of a button that was made after a number of plies. */
    private interface Press {
        PlayResult of(MatchId match, int seen);
    }

    /** A button, and the events before it is made. */
    private record Button(Consumer<Match> before, Press press) {}

    private Map<String, Button> buttons() {
        Consumer<Match> nothing = match -> {};
        var buttons = new TreeMap<String, Button>();
        for (Request.Kind kind : Request.Kind.values()) {
            Consumer<Match> asked = match -> done(host.etiquette.ask(match.id(), BERT.id(), match.ply(), kind));
            buttons.put(
                    "ask " + kind, new Button(nothing, (id, seen) -> host.etiquette.ask(id, ANNA.id(), seen, kind)));
            buttons.put(
                    "agree " + kind, new Button(asked, (id, seen) -> host.etiquette.agree(id, ANNA.id(), seen, kind)));
            buttons.put(
                    "decline " + kind,
                    new Button(asked, (id, seen) -> host.etiquette.decline(id, ANNA.id(), seen, kind)));
            buttons.put(
                    "withdraw " + kind,
                    new Button(asked, (id, seen) -> host.etiquette.withdraw(id, BERT.id(), seen, kind)));
        }
        buttons.put("go on", new Button(this::pause, (id, seen) -> host.etiquette.resume(id, ANNA.id(), seen)));
        buttons.put("call off", new Button(nothing, (id, seen) -> host.etiquette.abort(id, ANNA.id(), seen)));
        buttons.put("resign", new Button(nothing, (id, seen) -> host.matches.resign(id, ANNA.id(), seen)));
        return buttons;
    }

    private void pause(Match match) {
        done(host.etiquette.ask(match.id(), BERT.id(), match.ply(), Request.Kind.PAUSE));
        done(host.etiquette.agree(match.id(), ANNA.id(), match.ply(), Request.Kind.PAUSE));
    }

    @Test
    void a_button_acts_once_and_only_as_long_as_nobody_has_moved_since() {
        buttons().forEach((name, button) -> {
            Match begun = host.beginFriendly("heap", "1h", TestHost.CHANNEL, BERT, ANNA);
            host.timekeeper.attendDue();
            int old = begun.ply();
            Match match = host.play(now(begun), "take-1");
            if (!name.equals("call off")) {
                match = host.play(match, "take-1");
            }
            button.before().accept(match);

            Match before = now(match);
            refused(button.press().of(match.id(), old));
            assertThat(now(match)).as("%s, too late", name).isEqualTo(before);
            done(button.press().of(match.id(), match.ply()));
            Match after = now(match);
            refused(button.press().of(match.id(), match.ply()));
            assertThat(now(match)).as("%s, twice", name).isEqualTo(after);
        });
    }

    @Test
    void two_presses_of_one_button_take_back_one_turn() {
        Match begun = host.beginFriendly("obelisk", ANNA, YLVA);
        Match match = host.play(begun, "c1-b2");
        while (match.ply() < 4) {
            match = host.play(
                    match,
                    match.standing().legalMoves(match.toMove().orElseThrow()).getFirst());
        }
        Match back = done(host.etiquette.ask(match.id(), ANNA.id(), match.ply(), Request.Kind.TAKE_BACK));
        assertThat(back.record().moves().getLast()).isEqualTo("!takeback:2");
        assertThat(refused(host.etiquette.ask(match.id(), ANNA.id(), match.ply(), Request.Kind.TAKE_BACK)))
                .isInstanceOf(MatchRefusal.Stale.class);
        assertThat(now(match)).isEqualTo(back);
    }

    @Test
    void a_turn_is_taken_back_with_the_answer_to_it() {
        Match match = host.play(begin("none"), "take-1", "take-1");
        done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.TAKE_BACK));

        Match before = done(host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.TAKE_BACK));

        assertThat(before.toMove()).contains(Seat.FIRST);
        assertThat(before.ply()).isEqualTo(3);
        assertThat(before.standing().position().ply()).isZero();
        assertThat(now(before)).isEqualTo(before);
        assertThat(host.play(before, "take-1").record().moves())
                .containsExactly("take-1", "take-1", "!takeback:0", "take-1");
    }

    @Test
    void before_the_first_turn_there_is_nothing_to_take_back() {
        assertThat(refused(host.etiquette.ask(begin("none").id(), BERT.id(), 0, Request.Kind.TAKE_BACK)))
                .isInstanceOf(RequestRefusal.NothingToTakeBack.class);
    }

    @Test
    void a_pause_stops_time_and_moves_until_somebody_resumes() {
        Match match = begin("1h");
        done(host.etiquette.ask(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.PAUSE));
        Match paused = done(host.etiquette.agree(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.PAUSE));
        host.clock.advance(Duration.ofDays(3));
        host.timekeeper.attendDue();

        assertThat(refused(host.matches.play(match.id(), ANNA.id(), paused.ply(), "take-1")))
                .isInstanceOf(MatchRefusal.Paused.class);
        Match resumed = done(host.etiquette.resume(match.id(), BERT.id(), host.seen(match.id())));
        assertThat(resumed.live()).isTrue();
        assertThat(host.play(resumed, "take-1").ply()).isEqualTo(1);
    }

    @Test
    void a_match_without_a_time_limit_needs_no_pause() {
        assertThat(refused(host.etiquette.ask(begin("none").id(), ANNA.id(), 0, Request.Kind.PAUSE)))
                .isInstanceOf(RequestRefusal.NoTimeToStop.class);
    }

    @Test
    void a_match_is_called_off_for_free_in_its_first_two_turns_and_not_later() {
        Match match = begin("none");
        assertThat(done(host.etiquette.abort(match.id(), BERT.id(), host.seen(match.id())))
                        .conclusion())
                .containsInstanceOf(Conclusion.Annulled.class);

        Match later = host.play(begin("none"), "take-1", "take-1");
        assertThat(refused(host.etiquette.abort(later.id(), BERT.id(), host.seen(later.id()))))
                .isInstanceOf(RequestRefusal.TooLateToAbort.class);
    }

    @Test
    void a_moderator_ends_or_annuls_a_match_of_the_own_server_only() {
        Match match = begin("none");

        assertThat(refused(host.moderation.annul(match.id(), TestHost.MODERATOR, new GuildId(1))))
                .isInstanceOf(MatchRefusal.NoMatch.class);
        assertThat(refused(host.moderation.end(match.id(), TestHost.MODERATOR, TestHost.GUILD, Optional.of(CARL.id()))))
                .isInstanceOf(MatchRefusal.NoSuchWinner.class);
        assertThat(done(host.moderation.end(match.id(), TestHost.MODERATOR, TestHost.GUILD, Optional.of(BERT.id())))
                        .conclusion())
                .containsInstanceOf(Conclusion.ByAdjudication.class);
        assertThat(done(host.moderation.annul(begin("none").id(), TestHost.MODERATOR, TestHost.GUILD))
                        .live())
                .isFalse();
    }

    @Test
    void of_agreeing_and_declining_at_once_one_is_served() throws Exception {
        for (int round = 0; round < 10; round++) {
            Match match = begin("none");
            done(host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW));

            List<PlayResult> results = Race.of(List.<Callable<PlayResult>>of(
                    () -> host.etiquette.agree(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW),
                    () -> host.etiquette.decline(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW)));

            assertThat(results.stream().filter(PlayResult.Played.class::isInstance))
                    .hasSize(1);
        }
    }
}
