package dolmen.bot.storage.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract of {@link MatchRepository}, for every database. */
public abstract class MatchRepositoryContract {
    private static final ChannelId THREAD = new ChannelId(CHANNEL.value() + 7);

    private Path folder;
    private TestHost host;

    /** A host with these games, on the one database of the folder. */
    protected abstract TestHost open(Path folder, GameRegistry games);

    @BeforeEach
    void start(@TempDir Path folder) {
        this.folder = folder;
        this.host = open(folder, TestHost.allGames());
    }

    @AfterEach
    void stop() {
        host.close();
    }

    private MatchRepository matches() {
        return host.database.matches();
    }

    /** An empty cache of the matches. */
    private LiveMatches looked() {
        return new LiveMatches(matches());
    }

    private void restart() {
        host.close();
        host = open(folder, TestHost.allGames());
    }

    @Test
    void a_match_that_was_begun_is_found_as_it_was_returned() {
        Match begun = host.begin("heap(end=draw)", THREAD, ANNA, BERT);

        assertThat(matches().find(begun.id())).contains(begun);
        assertThat(begun.players()).containsExactly(ANNA.id(), BERT.id());
        assertThat(begun.venue()).isEqualTo(new Venue(GUILD, CHANNEL, THREAD));
        assertThat(begun.startedAt()).isEqualTo(host.clock.instant());
    }

    @Test
    void a_number_that_was_never_given_finds_nothing() {
        assertThat(matches().find(new MatchId(404))).isEmpty();
    }

    @Test
    void a_match_that_is_played_on_is_found_with_its_new_ply() {
        Match before = host.begin("heap", ANNA, BERT);
        host.clock.advance(Duration.ofDays(2));

        Match after = host.play(before, "take-2");

        assertThat(matches().find(before.id())).contains(after);
        assertThat(after.record().moves()).containsExactly("take-2");
        assertThat(after.changedAt()).isEqualTo(host.clock.instant());
        assertThat(after.startedAt()).isEqualTo(before.startedAt());
    }

    @Test
    void everything_is_there_after_a_restart() {
        Match live = host.play(host.begin("heap", ANNA, BERT), "take-1");
        Match won = host.play(host.begin("heap", BERT, CARL), "take-2", "take-1");
        Match resigned = resign(host.begin("heap", THREAD, CARL, ANNA));
        var owed = host.owed();

        restart();

        assertThat(matches().find(live.id()).orElseThrow().record()).isEqualTo(live.record());
        assertThat(matches().find(won.id()).orElseThrow().conclusion()).isEqualTo(won.conclusion());
        assertThat(matches().find(resigned.id()).orElseThrow().conclusion())
                .contains(new Conclusion.ByResignation(Seat.FIRST));
        assertThat(host.owed()).isEqualTo(owed).isNotEmpty();
    }

    @Test
    void a_match_that_was_annulled_is_found_so_after_a_restart_and_is_nobodys_live_match() {
        Match begun = host.begin("heap", THREAD, ANNA, BERT);
        Match annulled = host.act(begun, new HostAct.Abandoned());

        restart();

        assertThat(matches().find(begun.id())).contains(annulled);
        assertThat(matches().find(begun.id()).orElseThrow().conclusion())
                .contains(new Conclusion.Annulled(new HostAct.Abandoned()));
        assertThat(looked().liveOf(ANNA.id())).isEmpty();
        assertThat(looked().in(THREAD)).containsExactly(annulled);
    }

    @Test
    void taken_back_turns_stay_stored_and_plies_only_grow() {
        Match two = host.play(host.begin("heap", ANNA, BERT), "take-1", "take-1");
        Match back = host.play(host.act(two, new HostAct.TakeBack(1)), "take-2");

        restart();

        Match found = matches().find(two.id()).orElseThrow();
        assertThat(found).isEqualTo(back);
        assertThat(found.record().moves()).containsExactly("take-1", "take-1", "!takeback:1", "take-2");
        assertThat(found.ply()).isEqualTo(4);
        assertThat(found.live()).isFalse();
    }

    private Match resign(Match match) {
        var result = host.matches.resign(match.id(), match.player(Seat.FIRST), match.ply());
        assertThat(result).isInstanceOf(PlayResult.Played.class);
        return ((PlayResult.Played) result).match();
    }

    @Test
    void a_match_that_has_moved_on_is_not_replaced() {
        Match before = host.begin("heap", ANNA, BERT);
        Match stored = host.play(before, "take-1");
        Match late = host.play(host.begin("heap", ANNA, BERT), "take-2");

        boolean replaced = matches().replace(before, renumbered(late, before), owed(before, 1));

        assertThat(replaced).isFalse();
        assertThat(matches().find(before.id())).contains(stored);
    }

    @Test
    void a_match_that_has_ended_meanwhile_is_not_replaced_though_no_ply_was_played() {
        Match before = host.begin("heap", ANNA, BERT);
        Match ended = resign(before);
        Match late = host.play(host.begin("heap", ANNA, BERT), "take-2");

        assertThat(matches().replace(before, renumbered(late, before), owed(before, 1)))
                .isFalse();
        assertThat(matches().find(before.id())).contains(ended);
    }

    @Test
    void a_refused_replacement_owes_no_notice() {
        Match before = host.begin("heap", ANNA, BERT);
        Match stored = host.play(before, "take-1");
        int owedBefore = host.owed().size();

        assertThat(matches().replace(before, stored, owed(before, 3))).isFalse();

        assertThat(host.owed()).hasSize(owedBefore);
    }

    @Test
    void a_replacement_whose_notice_cannot_be_stored_changes_nothing() {
        Match before = host.begin("heap", ANNA, BERT);
        Match after = renumbered(host.play(host.begin("heap", ANNA, BERT), "take-1"), before);
        var sameTwice = new Notice(before.id(), 1, 1, Notice.Kind.BOARD, true);

        assertThatThrownBy(() -> matches().replace(before, after, List.of(sameTwice, sameTwice)))
                .isInstanceOf(RuntimeException.class);

        assertThat(matches().find(before.id())).contains(before);
        assertThat(host.play(before, "take-1").ply()).isEqualTo(1);
    }

    @Test
    void of_many_concurrent_replacements_of_a_match_exactly_one_succeeds() throws Exception {
        for (int round = 0; round < 20; round++) {
            Match before = host.begin("heap", ANNA, BERT);
            Match after = renumbered(host.play(host.begin("heap", ANNA, BERT), "take-2"), before);
            Callable<Boolean> attempt = () -> matches().replace(before, after, owed(before, 1));

            assertThat(Race.of(4, attempt)).containsExactlyInAnyOrder(true, false, false, false);
            assertThat(matches().find(before.id()).orElseThrow().record()).isEqualTo(after.record());
        }
    }

    @Test
    void a_channel_shows_all_its_live_matches() {
        Match first = host.begin("heap", THREAD, ANNA, BERT);
        Match second = host.begin("heap", THREAD, BERT, CARL);
        resign(host.begin("heap", THREAD, ANNA, CARL));
        host.begin("heap", CHANNEL, ANNA, BERT);

        assertThat(looked().in(THREAD)).containsExactly(first, second);
    }

    @Test
    void a_channel_without_a_live_match_shows_the_one_that_ended_last() {
        Match longer = host.begin("heap", THREAD, ANNA, BERT);
        resign(host.begin("heap", THREAD, BERT, CARL));
        host.clock.advance(Duration.ofHours(1));
        Match endedLast = resign(longer);

        assertThat(looked().in(THREAD)).containsExactly(endedLast);
        assertThat(looked().in(new ChannelId(1))).isEmpty();
    }

    @Test
    void a_match_that_moves_elsewhere_is_found_there_and_not_here() {
        Match match = host.begin("heap", THREAD, ANNA, BERT);
        Match other = host.begin("heap", THREAD, ANNA, BERT);

        matches().relocate(match.id(), match.venue().withoutThread());

        assertThat(looked().in(THREAD)).containsExactly(other);
        assertThat(looked().in(CHANNEL)).extracting(Match::id).containsExactly(match.id());
        assertThat(host.play(match, "take-1").ply()).isEqualTo(1);
        assertThat(matches().find(match.id()).orElseThrow().venue())
                .isEqualTo(match.venue().withoutThread());
    }

    @Test
    void a_cached_match_follows_a_move_to_another_place_by_another_process() {
        Match match = host.begin("heap", THREAD, ANNA, BERT);
        var elsewhere = new LiveMatches(matches());
        assertThat(elsewhere.find(match.id())).contains(match);

        Match moved = host.matches.leaveThread(match);

        assertThat(elsewhere.find(match.id())).contains(moved);
        assertThat(elsewhere.find(match.id()).orElseThrow().venue())
                .isEqualTo(match.venue().withoutThread());
    }

    @Test
    void a_players_live_matches_begin_with_the_longest_waiting_for_the_player() {
        Match theirTurn = host.begin("heap", BERT, ANNA);
        Match waitingShort = host.begin("heap", BERT, ANNA);
        Match waitingLong = host.begin("heap", ANNA, CARL);
        host.begin("heap", BERT, CARL);
        resign(host.begin("heap", ANNA, BERT));
        host.clock.advance(Duration.ofHours(1));
        waitingShort = host.play(waitingShort, "take-1");

        assertThat(looked().liveOf(ANNA.id())).containsExactly(waitingLong, waitingShort, theirTurn);
    }

    @Test
    void the_live_matches_of_a_server_are_found_by_the_beginning_of_their_numbers_the_latest_first() {
        Match over = resign(host.begin("heap", ANNA, BERT));
        Match second = host.begin("heap", ANNA, BERT);
        Match third = host.begin("heap", BERT, ANNA);

        assertThat(looked().liveOn(GUILD, "", 10))
                .containsExactly(third, second)
                .doesNotContain(over);
        assertThat(looked().liveOn(GUILD, "", 1)).containsExactly(third);
        assertThat(looked().liveOn(GUILD, third.id().toString(), 10)).containsExactly(third);
        assertThat(looked().liveOn(GUILD, over.id().toString(), 10)).isEmpty();
        assertThat(looked().liveOn(GUILD, "no number", 10)).isEmpty();
        assertThat(looked().liveOn(new GuildId(1), "", 10)).isEmpty();
    }

    @Test
    void a_ply_cannot_be_stored_twice_whoever_tries() {
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-1");

        assertThatThrownBy(() -> host.database.transactions().write(handle -> {
                    MatchRows.insertMoves(handle, match.id(), List.of("take-2"), 0);
                    return true;
                }))
                .hasMessageFindingMatch("(?i)unique");

        assertThat(matches().find(match.id())).contains(match);
    }

    @Test
    void a_match_of_a_game_that_this_release_does_not_have_is_refused_in_words_and_hides_no_other() {
        Match lost = host.begin("heap", THREAD, ANNA, BERT);
        Match sound = host.begin("mausoleum", THREAD, ANNA, BERT);

        host.close();
        host = open(folder, GameRegistry.load());

        assertThatThrownBy(() -> matches().find(lost.id()))
                .hasMessageStartingWith(
                        "Match %s is stored but cannot be read by this release: There is no game \"heap\"", lost.id());
        assertThat(looked().in(THREAD)).extracting(Match::id).containsExactly(sound.id());
        assertThat(looked().liveOf(ANNA.id())).extracting(Match::id).containsExactly(sound.id());
    }

    @Test
    void a_match_whose_moves_do_not_fit_its_game_hides_no_other() {
        Match sound = host.begin("heap", THREAD, ANNA, BERT);
        Match gap = host.play(host.begin("heap", THREAD, ANNA, BERT), "take-1");
        Match illegal = host.play(host.begin("heap", THREAD, ANNA, BERT), "take-1");
        host.database
                .transactions()
                .write(handle -> handle.execute(
                        "UPDATE moves SET ply = 1 - ply, move = 'take-9' WHERE match_id = ?",
                        illegal.id().value()));
        host.database
                .transactions()
                .write(handle -> handle.execute(
                        "DELETE FROM moves WHERE match_id = ?", gap.id().value()));

        assertThatThrownBy(() -> matches().find(gap.id())).hasMessageContaining("it has 1 plies but 0 moves");
        assertThatThrownBy(() -> matches().find(illegal.id())).hasMessageContaining("cannot be read");
        assertThat(looked().in(THREAD)).containsExactly(sound);
    }

    private static List<Notice> owed(Match match, int ply) {
        return List.of(new Notice(match.id(), ply, ply, Notice.Kind.BOARD, true));
    }

    /** The match with the number of another. */
    private static Match renumbered(Match match, Match other) {
        return new Match(
                other.id(),
                match.venue(),
                match.players(),
                match.game(),
                match.clock(),
                match.rated(),
                match.moderator(),
                match.request(),
                match.revision(),
                match.runFrom(),
                match.startedAt(),
                match.changedAt());
    }
}
