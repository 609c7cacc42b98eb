package dolmen.bot.match.challenge;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Race;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the limits on one person's open offers. */
class OfferLimitsTest {
    private static final int AT_ONCE = 12;

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private ChallengeResult offer(GuildId guild, Player... invited) {
        return host.challenges.challenge(new Proposal(
                guild, CHANNEL, ANNA, List.of(invited), "heap", SideWish.FIRST, TimeControl.NONE, Terms.Stake.RATED));
    }

    private static Player guest(int number) {
        return new Player(new PlayerId(1_200_000_000_000_000_000L + number), "Guest " + number, false);
    }

    private static ChallengeRefusal refusal(ChallengeResult result) {
        return ((ChallengeResult.Refused) result).refusal();
    }

    private static long accepted(List<ChallengeResult> results) {
        return results.stream()
                .filter(ChallengeResult.Waiting.class::isInstance)
                .count();
    }

    @Test
    void of_many_challenges_to_one_person_at_once_no_more_pass_than_may() throws Exception {
        assertThat(accepted(Race.of(AT_ONCE, () -> offer(GUILD, BERT)))).isEqualTo(OfferLimits.MOST_TO_ONE);
        assertThat(offer(GUILD, CARL)).isInstanceOf(ChallengeResult.Waiting.class);
    }

    @Test
    void of_many_seeks_at_once_no_more_pass_than_may() throws Exception {
        assertThat(accepted(Race.of(AT_ONCE, () -> offer(GUILD)))).isEqualTo(OfferLimits.MOST_SEEKS);
        assertThat(refusal(offer(GUILD))).isInstanceOf(ProposalRefusal.TooManySeeks.class);
        assertThat(offer(GUILD, CARL)).isInstanceOf(ChallengeResult.Waiting.class);
    }

    @Test
    void of_many_matches_among_computers_at_once_one_begins_on_each_server() throws Exception {
        assertThat(accepted(Race.of(AT_ONCE, () -> exhibit(GUILD)))).isEqualTo(1);
        assertThat(refusal(exhibit(GUILD))).isInstanceOf(ProposalRefusal.ExhibitionHere.class);
        assertThat(exhibit(new GuildId(7))).isInstanceOf(ChallengeResult.Waiting.class);
    }

    private ChallengeResult exhibit(GuildId guild) {
        var first = new Player(PlayerId.ofComputer(1), "Ylva", false);
        var second = new Player(PlayerId.ofComputer(2), "Odd", false);
        return host.challenges.challenge(new Proposal(
                guild,
                CHANNEL,
                first,
                List.of(second),
                "heap",
                SideWish.FIRST,
                TimeControl.NONE,
                Terms.Stake.FRIENDLY));
    }

    @Test
    void all_offers_of_a_person_on_all_servers_are_counted_together() {
        IntStream.range(0, OfferLimits.MOST)
                .forEach(n -> assertThat(offer(new GuildId(7 + n % 3), guest(n)))
                        .isInstanceOf(ChallengeResult.Waiting.class));

        assertThat(refusal(offer(GUILD, BERT))).isInstanceOf(ProposalRefusal.TooManyOpen.class);
    }

    @Test
    void a_withdrawn_answered_or_expired_offer_makes_room() {
        IntStream.range(0, OfferLimits.MOST_TO_ONE).forEach(n -> offer(GUILD, BERT));
        var full = (ProposalRefusal.TooManyToOne) refusal(offer(GUILD, BERT));
        assertThat(full.open()).hasSize(OfferLimits.MOST_TO_ONE);

        host.challenges.withdraw(full.open().getFirst().id(), ANNA.id());
        assertThat(offer(GUILD, BERT)).isInstanceOf(ChallengeResult.Waiting.class);
        host.challenges.join(full.open().getLast().id(), BERT.id(), CHANNEL);
        assertThat(offer(GUILD, BERT)).isInstanceOf(ChallengeResult.Waiting.class);
        assertThat(offer(GUILD, BERT)).isInstanceOf(ChallengeResult.Refused.class);

        host.clock.advance(TestHost.LIFE_OF_CHALLENGE);
        assertThat(offer(GUILD, BERT)).isInstanceOf(ChallengeResult.Waiting.class);
    }

    private void makeAndWithdraw(Player... invited) {
        Challenge made = ((ChallengeResult.Waiting) offer(GUILD, invited)).challenge();
        assertThat(host.challenges.withdraw(made.id(), ANNA.id())).isInstanceOf(ChallengeResult.CalledOff.class);
    }

    @Test
    void a_withdrawn_offer_counts_for_a_while() {
        Instant first = host.clock.instant();
        for (int n = 0; n < 5; n++) {
            makeAndWithdraw(BERT);
            host.clock.advance(Duration.ofMinutes(1));
        }

        assertThat(refusal(offer(GUILD, BERT)))
                .isEqualTo(new ProposalRefusal.TooOftenToOne(BERT.id(), 5, first.plus(Duration.ofMinutes(10))));
        host.clock.advance(Duration.ofMinutes(5));
        makeAndWithdraw(BERT);
        assertThat(refusal(offer(GUILD, BERT))).isInstanceOf(ProposalRefusal.TooOftenToOne.class);
    }

    @Test
    void withdrawn_offers_count_whoever_was_invited() {
        Instant first = host.clock.instant();
        IntStream.range(0, 20).forEach(n -> makeAndWithdraw(n % 2 == 0 ? new Player[0] : new Player[] {guest(n)}));

        assertThat(refusal(offer(GUILD)))
                .isEqualTo(new ProposalRefusal.TooOften(20, first.plus(Duration.ofMinutes(10))));
        assertThat(refusal(offer(GUILD, BERT))).isInstanceOf(ProposalRefusal.TooOften.class);
        host.clock.advance(Duration.ofMinutes(10));
        assertThat(offer(GUILD, BERT)).isInstanceOf(ChallengeResult.Waiting.class);
    }

    @Test
    void an_accepted_offer_does_not_count() {
        for (int n = 0; n < 30; n++) {
            Challenge made = ((ChallengeResult.Waiting) offer(GUILD, BERT)).challenge();
            assertThat(host.challenges.join(made.id(), BERT.id(), CHANNEL)).isInstanceOf(ChallengeResult.Begun.class);
        }
    }

    @Test
    void a_forgotten_person_who_returns_keeps_the_count_of_offers() {
        for (int n = 0; n < 5; n++) {
            makeAndWithdraw(BERT);
            assertThat(host.privacy.delete(ANNA.id())).isTrue();
        }

        assertThat(refusal(offer(GUILD, BERT))).isInstanceOf(ProposalRefusal.TooOftenToOne.class);
    }

    @Test
    void rematches_are_counted_as_well_and_the_one_that_is_there_is_shown_all_the_same() {
        Match first = over();
        Match second = over();
        assertThat(host.rematches.offer(first.id(), ANNA.id(), (guild, player) -> false))
                .isInstanceOf(ChallengeResult.Waiting.class);
        IntStream.range(1, OfferLimits.MOST_TO_ONE).forEach(n -> offer(GUILD, BERT));

        assertThat(refusal(host.rematches.offer(second.id(), ANNA.id(), (guild, player) -> false)))
                .isInstanceOf(ProposalRefusal.TooManyToOne.class);
        assertThat(host.rematches.offer(first.id(), ANNA.id(), (guild, player) -> false))
                .isInstanceOf(ChallengeResult.Waiting.class);
    }

    private Match over() {
        return host.act(host.begin("heap", ANNA, BERT), new HostAct.Resignation(Seat.FIRST));
    }
}
