package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CHANNEL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.ChallengeId;
import dolmen.bot.match.ChallengeRepository;
import dolmen.bot.match.Notice;
import dolmen.bot.match.NoticeQueue;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.Venue;
import dolmen.rules.GameRecord;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredChallengesTest {
    private static final Venue VENUE = new Venue(GUILD, CHANNEL, CHANNEL);

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

    /** Bert accepts, and would move first. */
    private ChallengeRepository.Acceptance accept(Challenge challenge) {
        var opening = new ChallengeRepository.Opening(
                VENUE,
                List.of(BERT.id(), ANNA.id()),
                new GameRecord(challenge.variant(), List.of()),
                host.clock.instant());
        return challenges().accept(challenge.id(), BERT.id(), opening);
    }

    @Test
    void challenges_are_numbered_from_one_and_found_as_they_were_made() {
        Challenge.Draft draft = host.draft("heap(end=draw)", ANNA, BERT);

        Challenge first = challenges().add(draft);
        Challenge second = challenges().add(draft);

        assertThat(first)
                .isEqualTo(new Challenge(
                        new ChallengeId(1),
                        GUILD,
                        CHANNEL,
                        ANNA.id(),
                        List.of(new Challenge.Invitation(BERT.id(), false)),
                        draft.variant(),
                        draft.side(),
                        Challenge.Answer.OPEN,
                        draft.madeAt()));
        assertThat(second.id()).isEqualTo(new ChallengeId(2));
        assertThat(challenges().find(second.id())).contains(second);
        assertThat(challenges().find(new ChallengeId(3))).isEmpty();
    }

    @Test
    void an_accepted_challenge_has_begun_its_match_and_owes_the_first_board() {
        Challenge challenge = challenges().add(host.draft("heap", ANNA, BERT));

        var begun = (ChallengeRepository.Acceptance.Begun) accept(challenge);

        assertThat(begun.match().players()).containsExactly(BERT.id(), ANNA.id());
        assertThat(challenges().find(challenge.id()).orElseThrow().answer()).isEqualTo(Challenge.Answer.ACCEPTED);
        assertThat(host.owed())
                .extracting(NoticeQueue.Owed::notice)
                .containsExactly(new Notice(begun.match().id(), 0, Notice.Kind.BOARD));
    }

    @Test
    void a_challenge_is_answered_once() {
        Challenge accepted = challenges().add(host.draft("heap", ANNA, BERT));
        accept(accepted);
        Challenge declined = challenges().add(host.draft("heap", ANNA, BERT));
        assertThat(challenges().callOff(declined.id(), Challenge.Answer.DECLINED))
                .isTrue();

        assertThat(challenges().callOff(accepted.id(), Challenge.Answer.WITHDRAWN))
                .isFalse();
        assertThat(challenges().callOff(declined.id(), Challenge.Answer.WITHDRAWN))
                .isFalse();
        assertThat(accept(declined)).isEqualTo(new ChallengeRepository.Acceptance.TooLate());
        assertThat(accept(accepted)).isEqualTo(new ChallengeRepository.Acceptance.TooLate());
        assertThat(host.owed()).hasSize(1);
    }

    @Test
    void a_challenge_to_a_variant_that_this_release_does_not_have_is_refused_in_words() {
        Challenge challenge = challenges().add(host.draft("heap", ANNA, BERT));

        host.close();
        host = TestHost.open(file, GameRegistry.load());

        assertThatThrownBy(() -> challenges().find(challenge.id()))
                .hasMessageStartingWith("Challenge 1 is stored but cannot be read by this release");
    }
}
