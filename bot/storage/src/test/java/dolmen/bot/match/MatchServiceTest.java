package dolmen.bot.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.host.Conclusion;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MatchServiceTest {
    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Match stored(Match match) {
        return host.database.matches().find(match.id()).orElseThrow();
    }

    private static Conclusion.Ranked ranked(Match match) {
        return (Conclusion.Ranked) match.conclusion().orElseThrow();
    }

    private void assertRefused(PlayResult result, Refusal why) {
        assertThat(result).isEqualTo(new PlayResult.Refused(why));
        assertThat(host.wakes).hasValue(0);
    }

    @Test
    void a_legal_move_is_stored_and_the_board_is_owed() {
        Match match = host.begin("heap", ANNA, BERT);

        PlayResult result = host.matches.play(match.id(), ANNA.id(), 0, "take-1");

        Match after = ((PlayResult.Played) result).match();
        assertThat(stored(match)).isEqualTo(after);
        assertThat(after.playerToMove()).contains(BERT.id());
        assertThat(host.owed())
                .extracting(NoticeQueue.OwedNotice::notice)
                .contains(new Notice(match.id(), 1, 1, Notice.Kind.BOARD, true));
        assertThat(host.wakes).hasValue(1);
    }

    @Test
    void a_move_is_stored_in_its_canonical_text_however_it_was_typed() {
        Match match = host.begin("heap", ANNA, BERT);

        host.matches.play(match.id(), ANNA.id(), 0, "I take 2 of them");

        assertThat(stored(match).record().moves()).containsExactly("take-2");
    }

    @Test
    void the_last_move_ends_the_match_and_its_result_is_owed() {
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");

        assertThat(match.live()).isFalse();
        assertThat(match.toMove()).isEmpty();
        assertThat(ranked(match).ranking().getFirst()).containsExactly(Seat.SECOND);
        assertThat(host.owed().getLast().notice()).isEqualTo(new Notice(match.id(), 2, 2, Notice.Kind.RESULT, true));
    }

    @Test
    void every_variant_of_every_game_can_be_played_and_is_stored() {
        var random = new Random(11);
        for (var variant : host.games.variants().toList()) {
            Match match = host.beginFull(variant.text());
            for (int ply = 0; match.live() && ply < 10; ply++) {
                List<String> moves = match.standing().legalMoves(match.toMove().orElseThrow());
                match = host.play(match, moves.get(random.nextInt(moves.size())));
            }
            assertThat(stored(match)).isEqualTo(match);
        }
    }

    @Test
    void the_seat_that_waits_has_no_legal_moves() {
        for (String game : List.of("heap", "mausoleum", "murus-gallicus")) {
            Standing<?> standing = host.begin(game, ANNA, BERT).standing();

            assertThat(standing.legalMoves(Seat.FIRST)).isNotEmpty();
            assertThat(standing.legalMoves(Seat.SECOND)).isEmpty();
        }
    }

    @Test
    void the_last_ply_is_marked_and_told_and_the_start_has_none() {
        Match start = host.begin("murus-gallicus", ANNA, BERT);
        Match next = host.play(start, start.standing().legalMoves(Seat.FIRST).getFirst());
        var spectator = new Spectator();

        assertThat(start.standing().lastTurnToldTo(spectator)).isEmpty();
        assertThat(next.standing().lastTurnToldTo(spectator)).hasSize(1);
        assertThat(next.standing().scene(spectator).marks())
                .hasSizeGreaterThan(start.standing().scene(spectator).marks().size());
    }

    @Test
    void time_that_runs_backwards_does_not_make_a_match_younger() {
        Match match = host.begin("heap", ANNA, BERT);
        host.clock.advance(Duration.ofHours(-1));

        assertThat(host.play(match, "take-1").changedAt()).isEqualTo(match.changedAt());
    }

    @Test
    void a_resignation_out_of_turn_ends_the_match_for_the_opponent() {
        Match match = host.begin("heap", ANNA, BERT);

        host.matches.resign(match.id(), BERT.id(), 0);

        assertThat(stored(match).conclusion()).contains(new Conclusion.ByResignation(Seat.SECOND));
        assertThat(ranked(stored(match)).drawn()).isFalse();
        assertThat(host.owed().getLast().notice()).isEqualTo(new Notice(match.id(), 1, 1, Notice.Kind.RESULT, true));
    }

    @Test
    void a_match_that_leaves_its_thread_is_found_in_the_channel() {
        var thread = new ChannelId(77);
        Match match = host.begin("heap", thread, ANNA, BERT);
        assertThat(host.liveMatches.in(thread)).containsExactly(match);
        assertThat(host.liveMatches.in(TestHost.CHANNEL)).isEmpty();

        Match moved = host.matches.leaveThread(match);

        assertThat(host.liveMatches.in(thread)).isEmpty();
        assertThat(host.liveMatches.in(TestHost.CHANNEL)).containsExactly(moved);
    }

    @Test
    void a_match_that_does_not_exist_is_refused() {
        assertRefused(host.matches.play(new MatchId(9), ANNA.id(), 0, "take-1"), new MatchRefusal.NoMatch());
        assertRefused(host.matches.resign(new MatchId(9), ANNA.id(), 0), new MatchRefusal.NoMatch());
    }

    @Test
    void a_stranger_is_refused() {
        Match match = host.begin("heap", ANNA, BERT);

        assertRefused(host.matches.play(match.id(), CARL.id(), 0, "take-1"), new MatchRefusal.NotYourMatch(match));
        assertRefused(host.matches.resign(match.id(), CARL.id(), 0), new MatchRefusal.NotYourMatch(match));
    }

    @Test
    void a_player_who_is_not_to_move_is_refused() {
        Match match = host.begin("heap", ANNA, BERT);

        assertRefused(host.matches.play(match.id(), BERT.id(), 0, "take-1"), new MatchRefusal.NotYourTurn(match));
    }

    @Test
    void a_match_that_is_over_is_refused() {
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
        host.wakes.set(0);

        assertRefused(host.matches.play(match.id(), ANNA.id(), 2, "take-1"), new MatchRefusal.MatchOver(match));
        assertRefused(host.matches.resign(match.id(), ANNA.id(), 2), new MatchRefusal.MatchOver(match));
    }

    @Test
    void an_old_button_is_refused_with_the_present_match() {
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-1");
        host.wakes.set(0);

        assertRefused(host.matches.play(match.id(), ANNA.id(), 0, "take-1"), new MatchRefusal.Stale(match));
        assertRefused(host.matches.resign(match.id(), BERT.id(), 0), new MatchRefusal.Stale(match));
    }

    @Test
    void a_text_that_is_not_a_move_is_refused() {
        Match match = host.begin("heap", ANNA, BERT);

        assertRefused(
                host.matches.play(match.id(), ANNA.id(), 0, "🪨"),
                new TypedRefusal.NotAMove(match, "🪨", new Verbatim("This is no move."), List.of("take-2", "take-1")));
    }

    @Test
    void an_illegal_move_is_refused_with_the_nearest_legal_ones() {
        Match match = host.begin("heap", ANNA, BERT);

        assertRefused(
                host.matches.play(match.id(), ANNA.id(), 0, "take-3"),
                new TypedRefusal.IllegalMove(
                        match, "take-3", new Verbatim("There are not so many stones."), List.of("take-2", "take-1")));
    }

    @Test
    void an_ambiguous_move_is_refused_with_its_possible_meanings() {
        Match match = host.begin("heap", ANNA, BERT);

        assertRefused(
                host.matches.play(match.id(), ANNA.id(), 0, "take"),
                new TypedRefusal.AmbiguousMove(match, "take", List.of("take-2", "take-1"), 0));
    }

    @Test
    void a_huge_text_is_refused_like_any_other() {
        Match match = host.begin("mausoleum", ANNA, BERT);

        PlayResult result = host.matches.play(match.id(), ANNA.id(), 0, "é".repeat(1_000_000));

        assertThat(result).isInstanceOf(PlayResult.Refused.class);
    }

    @Test
    void objections_are_told_before_anything_is_typed() {
        Match match = host.begin("heap", ANNA, BERT);

        assertThat(Objections.toPlay(match, ANNA.id(), 0)).isEmpty();
        assertThat(Objections.toPlay(match, BERT.id(), 0)).contains(new MatchRefusal.NotYourTurn(match));
        assertThat(Objections.toResign(match, BERT.id(), 0)).isEqualTo(Optional.empty());
    }

    @Test
    void at_a_table_of_three_the_others_play_on_after_a_resignation() {
        Match match = host.begin("heap(end=shared)", CHANNEL, ANNA, BERT, CARL);

        var result = (PlayResult.Played) host.matches.resign(match.id(), BERT.id(), 0);

        assertThat(result.match().live()).isTrue();
        assertThat(result.match().record().moves()).containsExactly("!resign:2");
        assertThat(stored(match)).isEqualTo(result.match());
        Match next = host.play(result.match(), "take-1");
        assertThat(next.playerToMove()).contains(CARL.id());
        assertThat(host.matches.resign(match.id(), BERT.id(), 2))
                .isEqualTo(new PlayResult.Refused(new MatchRefusal.OutOfPlay(next)));
        assertThat(host.owed().getLast().notice()).isEqualTo(new Notice(match.id(), 2, 2, Notice.Kind.BOARD, true));
    }

    @Test
    void the_last_but_one_who_resigns_leaves_a_winner() {
        Match match = host.begin("heap(end=shared)", CHANNEL, ANNA, BERT, CARL);
        host.matches.resign(match.id(), ANNA.id(), 0);
        var result = (PlayResult.Played) host.matches.resign(match.id(), CARL.id(), 1);

        assertThat(ranked(result.match()).ranking())
                .containsExactly(Set.of(Seat.SECOND), Set.of(new Seat(2)), Set.of(Seat.FIRST));
        assertThat(host.owed().getLast().notice()).isEqualTo(new Notice(match.id(), 2, 2, Notice.Kind.RESULT, true));
    }

    @Test
    void a_move_that_loses_against_the_own_resignation_is_refused_for_the_resignation() throws Exception {
        for (int round = 0; round < 40; round++) {
            Match match = host.begin("heap", ANNA, BERT);
            Match three = host.begin("heap(end=shared)", CHANNEL, ANNA, BERT, CARL);

            List<PlayResult> ofTwo = movesAndResigns(match);
            List<PlayResult> ofThree = movesAndResigns(three);

            assertThat(ofTwo.getLast()).isInstanceOf(PlayResult.Played.class);
            if (ofTwo.getFirst() instanceof PlayResult.Refused(Refusal why)) {
                assertThat(why).isInstanceOf(MatchRefusal.MatchOver.class);
            }
            if (ofThree.getFirst() instanceof PlayResult.Refused(Refusal why)) {
                assertThat(why).isInstanceOf(MatchRefusal.OutOfPlay.class);
            }
        }
    }

    /** The resignation is repeated until it is stored, like people do after the message that the match has moved on. */
    private List<PlayResult> movesAndResigns(Match match) throws Exception {
        return Race.of(List.<Callable<PlayResult>>of(
                () -> host.matches.play(match.id(), ANNA.id(), match.ply(), "take-1"), () -> {
                    PlayResult resigned = host.matches.resign(match.id(), ANNA.id(), match.ply());
                    return resigned instanceof PlayResult.Played
                            ? resigned
                            : host.matches.resign(match.id(), ANNA.id(), match.ply() + 1);
                }));
    }
}
