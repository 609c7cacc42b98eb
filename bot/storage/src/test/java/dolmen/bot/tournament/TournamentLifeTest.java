package dolmen.bot.tournament;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.match.TestHost.EMIL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.TournamentId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.standing.Standing;
import dolmen.bot.tournament.HostedTournament.Stage;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tournaments from announcement to end. */
final class TournamentLifeTest extends TournamentHost {
    @ParameterizedTest
    @EnumSource
    void a_tournament_of_any_size_ends_with_a_place_for_everybody(TournamentKind kind) {
        for (int people : new int[] {1, 2, 3, 6, 7}) {
            HostedTournament announced = announced(kind);
            IntStream.range(1, people).forEach(number -> done(service.join(announced.id(), person(number))));
            host.clock.advance(Duration.ofHours(24));
            worker.attendDue();

            HostedTournament over = played(announced.id(), people / 3);

            assertThat(over.stage()).isEqualTo(Stage.ENDED);
            int size = Math.max(HostedTournament.FEWEST, people + people % 2);
            assertThat(over.standings()).hasSize(size);
            assertThat(over.players()).hasSize(size).doesNotHaveDuplicates();
            assertThat(over.standings().stream().map(Standing::place).min(Integer::compare))
                    .contains(1);
            assertThat(over.pairings()).allMatch(hosted -> hosted.pairing().decided());
            worker.attendDue();
            assertThat(shown.getLast()).isEqualTo(over);
            assertThat(shown.stream().filter(over::equals)).hasSize(1);
            if (kind != TournamentKind.KNOCKOUT && kind != TournamentKind.DOUBLE_ROUND_ROBIN) {
                var pairs = new HashSet<>();
                over.pairings().stream()
                        .filter(hosted -> hosted.duel()
                                .filter(duel -> duel.result().played())
                                .isPresent())
                        .map(hosted -> new HashSet<>(hosted.pairing().entrants()))
                        .forEach(pair -> assertThat(pairs.add(pair)).isTrue());
            }
        }
    }

    @Test
    void the_results_of_matches_are_those_of_the_tournament() {
        HostedTournament announced = announced(TournamentKind.ROUND_ROBIN);
        List.of(BERT, CARL, DORA).forEach(player -> done(service.join(announced.id(), player.id())));
        HostedTournament begun = done(service.begin(announced.id(), ORGANISER.id(), false));
        assertThat(begun.round()).isEqualTo(1);
        List<Match> matches = begunMatches(begun.id());
        assertThat(matches).hasSize(2);

        Match first = host.play(matches.getFirst(), "take-1", "take-1");
        host.matches.resign(first.id(), first.players().getFirst(), first.ply());
        Match second = matches.getLast();
        host.matches.resign(second.id(), second.players().getLast(), second.ply());
        worker.attendDue();

        assertThat(now(begun.id()).pairings())
                .filteredOn(hosted -> hosted.pairing().round() == 1)
                .extracting(hosted -> hosted.duel().orElseThrow().result())
                .containsExactly(Result.BLACK_WINS, Result.WHITE_WINS);
        assertThat(now(begun.id()).round()).isEqualTo(2);
        assertThat(now(begun.id())
                        .player(begun.pairings().getFirst().pairing().entrants().getFirst()))
                .isEqualTo(first.players().getFirst());
        assertThat(first.rated()).isTrue();
    }

    @Test
    void it_begins_by_itself_at_its_time_with_those_who_have_not_left() {
        HostedTournament announced = announced(TournamentKind.SWISS);
        List.of(BERT, CARL, DORA, EMIL).forEach(player -> done(service.join(announced.id(), player.id())));
        done(service.leave(announced.id(), CARL.id()));

        worker.attendDue();
        assertThat(now(announced.id()).stage()).isEqualTo(Stage.OPEN);
        host.clock.advance(Duration.ofHours(24));
        worker.attendDue();
        worker.attendDue();

        HostedTournament begun = now(announced.id());
        assertThat(begun.stage()).isEqualTo(Stage.RUNNING);
        assertThat(begun.players()).containsExactlyInAnyOrder(ANNA.id(), BERT.id(), DORA.id(), EMIL.id());
        assertThat(begun.pairings()).hasSize(2);
        assertThat(host.database.challenges().openOf(ANNA.id())).hasSize(1).allMatch(Challenge::full);
        assertThat(host.challenges.openOf(ANNA.id()))
                .as("what Anna could withdraw")
                .isEmpty();
    }

    @Test
    void an_abandoned_registration_is_called_off_at_its_time() {
        HostedTournament announced = announced(TournamentKind.SWISS);
        done(service.leave(announced.id(), ORGANISER.id()));
        host.clock.advance(Duration.ofHours(24));
        worker.attendDue();

        assertThat(now(announced.id()).stage()).isEqualTo(Stage.CALLED_OFF);
        assertThat(service.begin(announced.id(), ORGANISER.id(), false))
                .isEqualTo(new TournamentResult.Refused(new TournamentRefusal.NotOpen()));
    }

    @Test
    void requests_that_make_no_sense_are_refused_and_change_nothing() {
        assertThat(service.announce(terms(TournamentKind.SWISS, "heap", TimeControl.NONE)))
                .isEqualTo(refused(new TournamentRefusal.NoTimeLimit()));
        String four = "murus-gallicus(goal=escape,players=4)";
        assertThat(service.announce(terms(TournamentKind.SWISS, four, TimeControl.USUAL)))
                .isEqualTo(refused(new TournamentRefusal.NotForTwo(host.variant(four))));
        HostedTournament open = announced(TournamentKind.SWISS);
        assertThat(service.join(open.id(), ORGANISER.id())).isEqualTo(refused(new TournamentRefusal.AlreadyIn()));
        assertThat(service.leave(open.id(), BERT.id())).isEqualTo(refused(new TournamentRefusal.NotIn()));
        assertThat(service.begin(open.id(), BERT.id(), false)).isEqualTo(refused(new TournamentRefusal.NotOrganiser()));
        assertThat(service.callOff(open.id(), BERT.id(), false))
                .isEqualTo(refused(new TournamentRefusal.NotOrganiser()));
        assertThat(service.join(new TournamentId(99), BERT.id()))
                .isEqualTo(refused(new TournamentRefusal.NoTournament()));
        host.database.blocks().add(BERT.id(), ANNA.id());
        assertThat(service.join(open.id(), BERT.id())).isEqualTo(refused(new TournamentRefusal.NotAvailable()));

        announced(TournamentKind.SWISS);
        assertThat(service.announce(terms(TournamentKind.SWISS, "heap", TimeControl.USUAL)))
                .isEqualTo(refused(new TournamentRefusal.TooManyOfYours(TournamentService.MOST_OF_A_PERSON)));
        done(service.callOff(open.id(), BERT.id(), true));
        assertThat(service.join(open.id(), CARL.id())).isEqualTo(refused(new TournamentRefusal.NotOpen()));
        assertThat(service.leave(open.id(), ANNA.id())).isEqualTo(refused(new TournamentRefusal.Over()));
        announced(TournamentKind.SWISS);
    }

    @Test
    void a_full_tournament_takes_nobody_else() {
        HostedTournament announced = announced(TournamentKind.DOUBLE_ROUND_ROBIN);
        IntStream.range(1, 8).forEach(number -> done(service.join(announced.id(), person(number))));
        assertThat(service.join(announced.id(), BERT.id())).isEqualTo(refused(new TournamentRefusal.Full(8)));
    }

    @Test
    void a_message_that_cannot_be_shown_is_tried_again_and_a_channel_that_is_gone_ends_it() {
        HostedTournament announced = announced(TournamentKind.SWISS);
        answer = new TournamentAnnouncer.Posting.Later("busy");
        worker.attendDue();
        worker.attendDue();
        assertThat(shown).hasSize(1);
        host.clock.advance(Duration.ofMinutes(1));
        answer = new TournamentAnnouncer.Posting.Written(MESSAGE);
        worker.attendDue();
        assertThat(messageOf(announced.id())).contains(MESSAGE);

        done(service.join(announced.id(), BERT.id()));
        answer = new TournamentAnnouncer.Posting.Gone("gone");
        worker.attendDue();
        assertThat(now(announced.id()).stage()).isEqualTo(Stage.CALLED_OFF);
    }

    @Test
    void a_tournament_beside_a_failing_one_goes_on() {
        HostedTournament first = announced(TournamentKind.SWISS);
        HostedTournament second = announced(TournamentKind.SWISS);
        var failing = new TournamentWorker(
                host.database.tournaments(),
                new MatchResults(host.database.challenges(), host.liveMatches),
                new Seeding(host.ratings),
                (tournament, known) -> {
                    if (tournament.id().equals(first.id())) {
                        throw new IllegalStateException("broken");
                    }
                    return new TournamentAnnouncer.Posting.Written(MESSAGE);
                },
                new SingleLane<>(),
                host.clock);

        failing.attendDue();

        assertThat(messageOf(second.id())).contains(MESSAGE);
        assertThat(messageOf(first.id())).isEmpty();
    }
}
