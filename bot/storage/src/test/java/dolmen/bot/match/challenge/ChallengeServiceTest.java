package dolmen.bot.match.challenge;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Seat;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ChallengeServiceTest {
    private static final ChannelId THREAD = new ChannelId(CHANNEL.value() + 1);

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private static Proposal proposal(Player challenger, List<Player> invited, String variant, SideWish side) {
        return new Proposal(GUILD, CHANNEL, challenger, invited, variant, side, TimeControl.NONE, Terms.Stake.RATED);
    }

    private ChallengeResult challenge(Player challenger, Player opponent, String variant, SideWish side) {
        return host.challenges.challenge(proposal(challenger, List.of(opponent), variant, side));
    }

    private Challenge challenge(SideWish side) {
        return ((ChallengeResult.Waiting) challenge(ANNA, BERT, "heap", side)).challenge();
    }

    private ChallengeResult accept(Challenge challenge) {
        return host.challenges.join(challenge.id(), BERT.id(), THREAD);
    }

    private Challenge stored(Challenge challenge) {
        return host.database.challenges().find(challenge.id()).orElseThrow();
    }

    private static void assertRefused(ChallengeResult result, ChallengeRefusal why) {
        assertThat(result).isEqualTo(new ChallengeResult.Refused(why));
    }

    @Test
    void a_challenge_names_its_variant_in_canonical_text() {
        var made = (ChallengeResult.Waiting) challenge(ANNA, BERT, " Heap( END = draw )", SideWish.RANDOM);

        assertThat(made.challenge().variant().text()).isEqualTo("heap(end=draw)");
        assertThat(stored(made.challenge())).isEqualTo(made.challenge());
    }

    @Test
    void an_accepted_challenge_begins_a_match_in_its_thread() {
        Challenge challenge = challenge(SideWish.FIRST);

        var begun = (ChallengeResult.Begun) accept(challenge);

        assertThat(begun.match().venue()).isEqualTo(new Venue(GUILD, CHANNEL, THREAD));
        assertThat(begun.match().players()).containsExactly(ANNA.id(), BERT.id());
        assertThat(host.liveMatches.in(THREAD)).containsExactly(begun.match());
        assertThat(host.owed())
                .extracting(NoticeQueue.OwedNotice::notice)
                .containsExactly(new Notice(begun.match().id(), 0, 0, Notice.Kind.BOARD, true));
        assertThat(host.wakes).hasValue(1);
    }

    @Test
    void a_challenger_who_wants_the_second_seat_gets_it() {
        var begun = (ChallengeResult.Begun) accept(challenge(SideWish.SECOND));

        assertThat(begun.match().players()).containsExactly(BERT.id(), ANNA.id());
    }

    @Test
    void seats_dealt_at_random_fall_both_ways() {
        Set<List<PlayerId>> dealt = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            dealt.add(((ChallengeResult.Begun) accept(challenge(SideWish.RANDOM)))
                    .match()
                    .players());
        }

        assertThat(dealt).containsExactlyInAnyOrder(List.of(ANNA.id(), BERT.id()), List.of(BERT.id(), ANNA.id()));
    }

    @Test
    void the_opponent_declines_and_the_challenger_withdraws() {
        Challenge declined = challenge(SideWish.FIRST);
        Challenge withdrawn = challenge(SideWish.FIRST);

        assertThat(host.challenges.decline(declined.id(), BERT.id(), Optional.empty()))
                .isInstanceOf(ChallengeResult.CalledOff.class);
        assertThat(host.challenges.withdraw(withdrawn.id(), ANNA.id())).isInstanceOf(ChallengeResult.CalledOff.class);

        assertThat(stored(declined).answer()).isEqualTo(new Challenge.Answer.Declined(BERT.id(), Optional.empty()));
        assertThat(stored(withdrawn).answer()).isEqualTo(new Challenge.Answer.Withdrawn());
        assertThat(host.owed()).isEmpty();
    }

    @Test
    void nobody_can_challenge_themselves() {
        assertRefused(challenge(ANNA, ANNA, "heap", SideWish.FIRST), new ProposalRefusal.YourselfChallenged());
        assertThat(host.challenges.check(proposal(ANNA, List.of(ANNA), "heap", SideWish.FIRST)))
                .isEqualTo(new ChallengeService.Check.Impossible(new ProposalRefusal.YourselfChallenged()));
    }

    @Test
    void a_bot_cannot_be_challenged() {
        var program = new Player(new PlayerId(5), "Beep", true);

        assertRefused(challenge(ANNA, program, "heap", SideWish.FIRST), new ProposalRefusal.BotChallenged(program));
    }

    @Test
    void an_unknown_variant_is_refused_with_the_typed_text() {
        var refused = (ChallengeResult.Refused) challenge(ANNA, BERT, "chess", SideWish.FIRST);

        assertThat(refused.refusal()).isEqualTo(new ProposalRefusal.NoVariant("chess"));
        assertThat(host.challenges.check(proposal(ANNA, List.of(BERT), "chess", SideWish.FIRST)))
                .isEqualTo(new ChallengeService.Check.Impossible(refused.refusal()));
        assertThat(host.challenges.check(proposal(ANNA, List.of(BERT), "heap", SideWish.FIRST)))
                .isEqualTo(new ChallengeService.Check.Possible(host.variant("heap")));
    }

    @Test
    void a_challenge_that_does_not_exist_is_refused() {
        var nowhere = new ChallengeId(99);

        assertRefused(host.challenges.join(nowhere, BERT.id(), THREAD), new AnswerRefusal.NoChallenge());
        assertRefused(host.challenges.decline(nowhere, BERT.id(), Optional.empty()), new AnswerRefusal.NoChallenge());
        assertRefused(host.challenges.withdraw(nowhere, ANNA.id()), new AnswerRefusal.NoChallenge());
    }

    @Test
    void a_challenge_is_somebody_elses_to_answer() {
        Challenge challenge = challenge(SideWish.FIRST);
        var refusal = new AnswerRefusal.NotYourChallenge(challenge);

        assertRefused(
                host.challenges.join(challenge.id(), ANNA.id(), THREAD), new AnswerRefusal.OwnChallenge(challenge));
        assertRefused(host.challenges.join(challenge.id(), CARL.id(), THREAD), refusal);
        assertRefused(host.challenges.decline(challenge.id(), ANNA.id(), Optional.empty()), refusal);
        assertRefused(host.challenges.withdraw(challenge.id(), BERT.id()), refusal);
        assertThat(stored(challenge).answer()).isEqualTo(new Challenge.Answer.Open());
    }

    @Test
    void a_challenge_that_was_answered_is_refused() {
        Challenge challenge = challenge(SideWish.FIRST);
        accept(challenge);
        var refusal = new AnswerRefusal.ChallengeAnswered(stored(challenge));

        assertRefused(accept(challenge), refusal);
        assertRefused(host.challenges.withdraw(challenge.id(), ANNA.id()), refusal);
        assertThat(host.owed()).hasSize(1);
    }

    @Test
    void of_two_concurrent_acceptances_one_succeeds() throws Exception {
        for (int round = 0; round < 20; round++) {
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
            Challenge challenge = challenge(SideWish.FIRST);
            Callable<ChallengeResult> accept = () -> accept(challenge);

            List<ChallengeResult> results = Race.of(2, accept);

            assertThat(results)
                    .filteredOn(ChallengeResult.Begun.class::isInstance)
                    .hasSize(1);
            assertThat(results)
                    .contains(new ChallengeResult.Refused(new AnswerRefusal.ChallengeAnswered(stored(challenge))));
        }
    }

    @Test
    void of_accepting_and_withdrawing_at_once_one_is_served() throws Exception {
        for (int round = 0; round < 20; round++) {
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
            Challenge challenge = challenge(SideWish.FIRST);

            List<ChallengeResult> results = Race.of(List.<Callable<ChallengeResult>>of(
                    () -> accept(challenge), () -> host.challenges.withdraw(challenge.id(), ANNA.id())));

            Challenge.Answer served = results.getFirst() instanceof ChallengeResult.Begun
                    ? new Challenge.Answer.Accepted()
                    : new Challenge.Answer.Withdrawn();
            assertThat(stored(challenge).answer()).isEqualTo(served);
            assertThat(results)
                    .contains(new ChallengeResult.Refused(new AnswerRefusal.ChallengeAnswered(stored(challenge))));
        }
    }

    private Challenge challengeOfThree() {
        var made = (ChallengeResult.Waiting)
                host.challenges.challenge(proposal(ANNA, List.of(BERT, CARL), "heap(end=shared)", SideWish.SECOND));
        return made.challenge();
    }

    @Test
    void a_table_of_three_begins_when_both_opponents_have_accepted() {
        Challenge challenge = challengeOfThree();

        var joined = (ChallengeResult.Waiting) host.challenges.join(challenge.id(), CARL.id(), THREAD);
        assertThat(joined.challenge().joined()).containsExactly(CARL.id());
        assertThat(joined.challenge().awaited()).containsExactly(BERT.id());
        assertThat(host.owed()).isEmpty();

        var begun = (ChallengeResult.Begun) host.challenges.join(challenge.id(), BERT.id(), THREAD);
        assertThat(begun.match().players()).hasSize(3).contains(BERT.id(), CARL.id());
        assertThat(begun.match().player(Seat.SECOND)).isEqualTo(ANNA.id());
        assertThat(host.owed()).hasSize(1);
    }

    @Test
    void a_second_acceptance_is_told_the_awaited_people() {
        Challenge challenge = challengeOfThree();
        host.challenges.join(challenge.id(), CARL.id(), THREAD);

        assertRefused(
                host.challenges.join(challenge.id(), CARL.id(), THREAD),
                new AnswerRefusal.AlreadyAccepted(stored(challenge)));
    }

    @Test
    void one_of_several_opponents_can_decline_for_all() {
        Challenge challenge = challengeOfThree();
        host.challenges.join(challenge.id(), CARL.id(), THREAD);
        host.challenges.decline(challenge.id(), BERT.id(), Optional.empty());

        assertThat(stored(challenge).answer()).isEqualTo(new Challenge.Answer.Declined(BERT.id(), Optional.empty()));
        assertRefused(
                host.challenges.join(challenge.id(), CARL.id(), THREAD),
                new AnswerRefusal.ChallengeAnswered(stored(challenge)));
    }

    @Test
    void no_table_has_more_opponents_than_other_seats_and_nobody_is_named_twice() {
        assertRefused(
                host.challenges.challenge(proposal(ANNA, List.of(BERT, CARL), "heap", SideWish.FIRST)),
                new ProposalRefusal.TooManyOpponents(host.variant("heap"), 1));
        assertRefused(
                host.challenges.challenge(proposal(ANNA, List.of(BERT, BERT), "heap(end=shared)", SideWish.FIRST)),
                new ProposalRefusal.OpponentTwice(BERT));
    }

    @Test
    void the_last_two_concurrent_acceptances_both_succeed_and_the_match_begins_once() throws Exception {
        for (int round = 0; round < 20; round++) {
            host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
            Challenge challenge = challengeOfThree();

            List<ChallengeResult> results = Race.of(List.<Callable<ChallengeResult>>of(
                    () -> host.challenges.join(challenge.id(), BERT.id(), THREAD),
                    () -> host.challenges.join(challenge.id(), CARL.id(), THREAD)));

            assertThat(results)
                    .hasOnlyElementsOfTypes(ChallengeResult.Begun.class, ChallengeResult.Waiting.class)
                    .filteredOn(ChallengeResult.Begun.class::isInstance)
                    .hasSize(1);
        }
    }
}
