package dolmen.bot.storage.challenge;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.challenge.Chair;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.challenge.Seating;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.GameRegistry;
import dolmen.rules.play.GameRecord;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StoredChallengesTest {
    private static final Venue VENUE = new Venue(GUILD, CHANNEL, CHANNEL);
    private static final Chair BERT_ACCEPTED = new Chair.Reserved(BERT.id(), true);

    private Path file;
    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        file = folder.resolve("dolmen.db");
        host = TestHost.open(file);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private ChallengeRepository challenges() {
        return host.database.challenges();
    }

    private Instant now() {
        return host.clock.instant();
    }

    private Challenge add(Challenge.Draft draft) {
        return host.database.offer(draft, now());
    }

    private boolean replace(Challenge before, Challenge after) {
        return challenges().replace(before, after, now());
    }

    private Challenge stored(Challenge challenge) {
        return challenges().find(challenge.id()).orElseThrow();
    }

    private static Challenge with(Challenge challenge, Challenge.Answer answer, Chair... chairs) {
        return new Challenge(challenge.id(), challenge.terms(), List.of(chairs), answer);
    }

    /** Bert accepts, and would move first. */
    private Optional<Match> begin(Challenge challenge) {
        var opening = new ChallengeRepository.Opening(
                VENUE,
                List.of(BERT.id(), ANNA.id()),
                new GameRecord(challenge.variant(), List.of()),
                Clock.set(TimeControl.NONE, 2),
                now(),
                now());
        return challenges().begin(challenge, with(challenge, new Challenge.Answer.Accepted(), BERT_ACCEPTED), opening);
    }

    @Test
    void challenges_are_numbered_from_one_and_found_as_they_were_made() {
        Challenge.Draft draft = host.draft("heap(end=draw)", ANNA, BERT);

        Challenge first = add(draft);
        Challenge second = add(draft);

        assertThat(first)
                .isEqualTo(new Challenge(
                        new ChallengeId(1),
                        draft.terms(),
                        List.of(Chair.reserved(BERT.id())),
                        new Challenge.Answer.Open()));
        assertThat(second.id()).isEqualTo(new ChallengeId(2));
        assertThat(challenges().find(second.id())).contains(second);
        assertThat(challenges().find(new ChallengeId(3))).isEmpty();
    }

    @Test
    void people_sit_down_on_kept_and_open_chairs_and_stand_up_again() {
        Challenge made = add(new Challenge.Draft(
                host.terms("heap", ANNA), List.of(Chair.reserved(BERT.id()), Chair.free(), Chair.free())));
        Challenge seated = with(made, new Challenge.Answer.Open(), BERT_ACCEPTED, Chair.free(), Chair.taken(CARL.id()));

        assertThat(replace(made, seated)).isTrue();
        assertThat(stored(made)).isEqualTo(seated);
        assertThat(replace(seated, made)).isTrue();
        assertThat(stored(made)).isEqualTo(made);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void given_seats_are_kept_wherever_the_challenger_sits(int own) {
        List<PlayerId> players = List.of(
                        List.of(ANNA.id(), CARL.id(), BERT.id()),
                        List.of(CARL.id(), ANNA.id(), BERT.id()),
                        List.of(CARL.id(), BERT.id(), ANNA.id()))
                .get(own);
        Challenge.Draft draft = host.draft("heap", ANNA, BERT, CARL);
        Terms given = draft.terms().seated(new Seating.Given(players));

        Challenge made = add(new Challenge.Draft(given, draft.chairs()));

        assertThat(made.terms().seating()).isEqualTo(new Seating.Given(players));
        assertThat(stored(made)).isEqualTo(made);
    }

    @Test
    void an_accepted_challenge_has_begun_its_match_and_owes_the_first_board() {
        Challenge challenge = add(host.draft("heap", ANNA, BERT));

        Match begun = begin(challenge).orElseThrow();

        assertThat(begun.players()).containsExactly(BERT.id(), ANNA.id());
        assertThat(stored(challenge).answer()).isEqualTo(new Challenge.Answer.Accepted());
        assertThat(host.owed())
                .extracting(NoticeQueue.OwedNotice::notice)
                .containsExactly(new Notice(begun.id(), 0, 0, Notice.Kind.BOARD, true));
    }

    @Test
    void the_decliner_and_the_reason_are_stored() {
        Challenge made = add(host.draft("heap", ANNA, BERT));
        Challenge declined = made.answered(new Challenge.Answer.Declined(BERT.id(), Optional.of("no time, 'sorry'")));

        replace(made, declined);

        assertThat(stored(made)).isEqualTo(declined);
    }

    @Test
    void a_challenge_that_has_changed_is_not_replaced() {
        Challenge made = add(host.draft("heap", ANNA, BERT));
        Challenge withdrawn = made.answered(new Challenge.Answer.Withdrawn());
        replace(made, withdrawn);

        assertThat(replace(made, made.answered(new Challenge.Answer.Expired()))).isFalse();
        assertThat(begin(made)).isEmpty();
        assertThat(stored(made)).isEqualTo(withdrawn);
        assertThat(host.owed()).isEmpty();
    }

    @Test
    void the_tables_themselves_let_nobody_sit_down_twice() {
        Challenge made = add(new Challenge.Draft(host.terms("heap", ANNA), List.of(Chair.free(), Chair.free())));
        Challenge twice = with(made, new Challenge.Answer.Open(), Chair.taken(BERT.id()), Chair.taken(BERT.id()));

        assertThatThrownBy(() -> replace(made, twice)).hasMessageFindingMatch("(?i)unique");
        assertThat(stored(made)).isEqualTo(made);
    }

    @Test
    void a_challenge_to_a_variant_that_this_release_does_not_have_is_refused_in_words() {
        Challenge challenge = add(host.draft("heap", ANNA, BERT));

        host.close();
        host = TestHost.open(file, GameRegistry.load());

        assertThatThrownBy(() -> challenges().find(challenge.id()))
                .hasMessageStartingWith("Challenge 1 is stored but cannot be read by this release");
    }
}
