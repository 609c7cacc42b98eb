package dolmen.bot.tournament;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.challenge.BlockService;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.tournament.HostedTournament.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Players who leave a tournament, are forgotten or block each other, and tournaments that are called off. */
final class LeavingTournamentTest extends TournamentHost {
    @Test
    void who_leaves_resigns_and_forfeits_and_others_play_on() {
        HostedTournament announced = announced(TournamentKind.ROUND_ROBIN);
        List.of(BERT, CARL, DORA).forEach(player -> done(service.join(announced.id(), player.id())));
        done(service.begin(announced.id(), ORGANISER.id(), false));
        List<Match> matches = begunMatches(announced.id());
        Match own = matches.stream()
                .filter(match -> match.seatOf(BERT.id()).isPresent())
                .findFirst()
                .orElseThrow();
        host.play(own, "take-1", "take-1");

        done(service.leave(announced.id(), BERT.id()));
        assertThat(host.liveMatches.find(own.id()).orElseThrow().live()).isFalse();
        assertThat(service.leave(announced.id(), BERT.id())).isEqualTo(refused(new TournamentRefusal.NotIn()));
        HostedTournament over = played(announced.id(), 0);
        assertThat(over.stage()).isEqualTo(Stage.ENDED);
        assertThat(over.player(over.standings().getLast().entrant())).isEqualTo(BERT.id());
    }

    @Test
    void what_is_forgotten_leaves_a_tournament_that_ends_all_the_same() {
        HostedTournament open = announced(TournamentKind.SWISS);
        done(service.join(open.id(), BERT.id()));
        HostedTournament running = announced(TournamentKind.SWISS);
        List.of(BERT, CARL, DORA).forEach(player -> done(service.join(running.id(), player.id())));
        done(service.begin(running.id(), ORGANISER.id(), false));
        begunMatches(running.id());

        assertThat(host.privacy.delete(BERT.id())).isTrue();

        assertThat(now(open.id()).players()).containsExactly(ANNA.id());
        HostedTournament over = played(running.id(), 0);
        assertThat(over.stage()).isEqualTo(Stage.ENDED);
        assertThat(over.players()).doesNotContain(BERT.id()).anyMatch(PlayerId::forgotten);
    }

    @Test
    void who_is_forgotten_before_the_match_began_forfeits_it_and_leaves_no_open_seat() {
        TournamentId id = begunAmongFour();
        Challenge challenge = firstChallenge(id);
        PlayerId second = challenge.joined().getFirst();

        assertThat(host.privacy.delete(second)).isTrue();
        worker.attendDue();

        assertThat(firstChallenge(id).answer()).isEqualTo(new Challenge.Answer.Withdrawn());
        assertThat(host.database.challenges().withFreeChairs(GUILD, host.clock.instant(), 9))
                .isEmpty();
        assertThat(now(id).pairings().getFirst().duel().orElseThrow().result()).isEqualTo(Result.BLACK_FORFEITS);
        assertThat(played(id, 0).stage()).isEqualTo(Stage.ENDED);
    }

    @Test
    void a_block_before_the_match_began_changes_nothing() {
        TournamentId id = begunAmongFour();
        Challenge before = firstChallenge(id);

        new BlockService(host.database.blocks(), host.database.challenges(), host.clock)
                .add(before.joined().getFirst(), before.challenger());

        assertThat(firstChallenge(id)).isEqualTo(before);
        assertThat(played(id, 0).stage()).isEqualTo(Stage.ENDED);
    }

    @Test
    void no_match_begins_after_a_player_has_left_or_the_tournament_was_called_off() {
        TournamentId id = begunAmongFour();
        Challenge first = firstChallenge(id);
        done(service.leave(id, first.challenger()));
        assertThat(firstChallenge(id).answer()).isEqualTo(new Challenge.Answer.Withdrawn());
        assertThat(now(id).pairings().getFirst().duel().orElseThrow().result()).isEqualTo(Result.WHITE_FORFEITS);

        done(service.callOff(id, ORGANISER.id(), false));
        ChallengeId second = now(id).pairings().get(1).challenge().orElseThrow();
        assertThat(host.challenges.begin(second, CHANNEL)).isInstanceOf(ChallengeResult.Refused.class);
        worker.attendDue();
        assertThat(shown.getLast().stage()).isEqualTo(Stage.CALLED_OFF);
    }

    @Test
    void a_result_that_is_annulled_after_the_end_changes_nothing() {
        TournamentId id = begunAmongFour();
        HostedTournament over = played(id, 0);
        worker.attendDue();
        int before = shown.size();
        Match match = host.liveMatches
                .begunBy(over.pairings().getFirst().challenge().orElseThrow())
                .orElseThrow();

        host.moderation.annul(match.id(), TestHost.MODERATOR, GUILD);
        worker.attendDue();

        assertThat(shown).hasSize(before);
        assertThat(now(id)).isEqualTo(over);
    }
}
