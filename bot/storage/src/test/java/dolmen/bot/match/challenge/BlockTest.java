package dolmen.bot.match.challenge;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.time.TimeControl;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the restrictions on blocked people. */
final class BlockTest {
    private static final String FOUR = "murus-gallicus(goal=escape,players=4)";

    private TestHost host;
    private BlockLists blocks;
    private BlockService service;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        blocks = host.database.blocks();
        service = new BlockService(blocks, host.database.challenges(), host.clock);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private static Proposal proposal(Player challenger, String variant, Player... invited) {
        return new Proposal(
                GUILD,
                CHANNEL,
                challenger,
                List.of(invited),
                variant,
                SideWish.FIRST,
                TimeControl.NONE,
                Terms.Stake.RATED);
    }

    private Challenge made(Proposal proposal) {
        return ((ChallengeResult.Waiting) host.challenges.challenge(proposal)).challenge();
    }

    private ChallengeResult join(Challenge challenge, Player by) {
        return host.challenges.join(challenge.id(), by.id(), CHANNEL);
    }

    private static ChallengeResult refused(ChallengeRefusal why) {
        return new ChallengeResult.Refused(why);
    }

    @Test
    void a_list_has_everybody_once() {
        assertThat(blocks.add(ANNA.id(), BERT.id())).isTrue();
        assertThat(blocks.add(ANNA.id(), BERT.id())).isFalse();
        assertThat(blocks.add(ANNA.id(), CARL.id())).isTrue();
        assertThat(blocks.add(BERT.id(), ANNA.id())).isTrue();

        assertThat(blocks.of(ANNA.id())).containsExactlyInAnyOrder(BERT.id(), CARL.id());
        assertThat(blocks.remove(ANNA.id(), BERT.id())).isTrue();
        assertThat(blocks.remove(ANNA.id(), BERT.id())).isFalse();
        assertThat(blocks.of(ANNA.id())).containsExactly(CARL.id());
        assertThat(blocks.of(CARL.id())).isEmpty();
    }

    @Test
    void a_blocked_person_cannot_challenge_the_blocker() {
        blocks.add(BERT.id(), ANNA.id());

        assertThat(host.challenges.challenge(proposal(ANNA, "heap", BERT)))
                .isEqualTo(refused(new ProposalRefusal.NotAvailable(BERT)));
        assertThat(host.challenges.challenge(proposal(ANNA, "heap(end=shared)", CARL, BERT)))
                .isEqualTo(refused(new ProposalRefusal.NotAvailable(BERT)));
        assertThat(host.challenges.challenge(proposal(ANNA, "heap", CARL))).isInstanceOf(ChallengeResult.Waiting.class);
    }

    @Test
    void the_blocker_can_challenge_the_blocked_person_who_can_accept() {
        blocks.add(BERT.id(), ANNA.id());

        assertThat(join(made(proposal(BERT, "heap", ANNA)), ANNA)).isInstanceOf(ChallengeResult.Begun.class);
    }

    @Test
    void a_blocked_person_cannot_join_the_blockers_table() {
        Challenge seek = made(proposal(BERT, "heap"));
        blocks.add(BERT.id(), ANNA.id());

        assertThat(join(seek, ANNA)).isEqualTo(refused(new AnswerRefusal.TableNotAvailable()));
        assertThat(join(seek, CARL)).isInstanceOf(ChallengeResult.Begun.class);
    }

    @Test
    void a_blocked_person_cannot_join_a_table_with_the_blocker() {
        blocks.add(BERT.id(), ANNA.id());
        Challenge lobby = made(proposal(CARL, FOUR));
        join(lobby, BERT);

        assertThat(join(lobby, ANNA)).isEqualTo(refused(new AnswerRefusal.TableNotAvailable()));

        host.challenges.leave(lobby.id(), BERT.id());
        assertThat(join(lobby, ANNA)).isInstanceOf(ChallengeResult.Waiting.class);
        assertThat(join(lobby, BERT)).isInstanceOf(ChallengeResult.Waiting.class);
    }

    @Test
    void a_person_invited_by_name_is_welcome_whoever_came_before() {
        blocks.add(BERT.id(), ANNA.id());
        Challenge lobby = made(proposal(CARL, FOUR, ANNA));
        join(lobby, BERT);

        assertThat(join(lobby, ANNA)).isInstanceOf(ChallengeResult.Waiting.class);
    }

    @Test
    void matches_under_way_go_on() {
        Match match = host.begin("heap", ANNA, BERT);
        blocks.add(BERT.id(), ANNA.id());

        assertThat(host.play(match, "take-1", "take-2").live()).isFalse();
    }

    @Test
    void nobody_else_is_kept_from_anything() {
        blocks.add(BERT.id(), ANNA.id());
        Challenge lobby = made(proposal(BERT, FOUR));

        assertThat(join(lobby, CARL)).isInstanceOf(ChallengeResult.Waiting.class);
        assertThat(join(lobby, DORA)).isInstanceOf(ChallengeResult.Waiting.class);
    }

    private Challenge now(Challenge challenge) {
        return host.challenges.find(challenge.id()).orElseThrow();
    }

    @Test
    void a_block_calls_off_invitations_both_ways() {
        Challenge own = made(proposal(ANNA, "heap", BERT));
        Challenge others = made(proposal(BERT, "heap", ANNA));
        Challenge elses = made(proposal(CARL, "heap", BERT));

        assertThat(service.add(ANNA.id(), BERT.id())).isTrue();

        assertThat(now(own).answer()).isEqualTo(new Challenge.Answer.Withdrawn());
        assertThat(now(others).answer()).isEqualTo(new Challenge.Answer.Declined(ANNA.id(), Optional.empty()));
        assertThat(now(elses).open()).isTrue();
        assertThat(host.database.postedChallenges().due(host.clock.instant(), 10))
                .extracting(PostedChallenges.OwedMessage::challenge)
                .contains(own.id(), others.id());
    }

    @Test
    void a_block_parts_two_people_at_a_table_and_its_maker_stays() {
        Challenge ofOwner = made(proposal(ANNA, "murus-gallicus(goal=escape,players=3)"));
        Challenge ofOther = made(proposal(BERT, "murus-gallicus(goal=escape,players=3)"));
        Challenge ofThird = made(proposal(CARL, "murus-gallicus(goal=escape,players=4)"));
        join(ofOwner, BERT);
        join(ofOther, ANNA);
        join(ofThird, ANNA);
        join(ofThird, BERT);

        service.add(ANNA.id(), BERT.id());

        assertThat(now(ofOwner).players()).containsExactly(ANNA.id());
        assertThat(now(ofOther).players()).containsExactly(BERT.id());
        assertThat(now(ofThird).players()).containsExactly(CARL.id(), BERT.id());
        assertThat(List.of(now(ofOwner), now(ofOther), now(ofThird))).allMatch(Challenge::open);
    }

    @Test
    void no_challenge_stays_open_when_a_block_and_a_challenge_coincide() throws Exception {
        for (int round = 0; round < 20; round++) {
            Player blocker = new Player(new PlayerId(1_300_000_000_000_000_000L + round), "Blocker", false);
            Race.of(List.<Callable<Object>>of(
                    () -> service.add(blocker.id(), ANNA.id()),
                    () -> host.challenges.challenge(proposal(ANNA, "heap", blocker))));

            assertThat(host.database.challenges().openOf(blocker.id())).isEmpty();
        }
    }
}
