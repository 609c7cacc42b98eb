package dolmen.bot.storage.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.notice.PostedMessages.Kind;
import dolmen.bot.match.notice.PostedMessages.OutdatedMessage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredMessagesTest {
    private static final PostedMessage OLDER = new PostedMessage(CHANNEL, new MessageId(1_200_000_000_000_000_001L));
    private static final PostedMessage NEWER = new PostedMessage(CHANNEL, new MessageId(1_200_000_000_000_000_002L));

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

    @Test
    void a_new_board_outdates_the_one_before_it_also_after_a_restart() {
        MatchId match = host.begin("heap", ANNA, BERT).id();
        post(match, Kind.BOARD, OLDER);
        assertThat(outdated()).isEmpty();

        post(match, Kind.BOARD, NEWER);
        post(match, Kind.BOARD, NEWER);
        close();
        open();

        assertThat(outdated()).containsExactly(OLDER);
        assertThat(messages().live(match, Kind.BOARD)).contains(NEWER);
        messages().forget(OLDER);
        assertThat(outdated()).isEmpty();
    }

    @Test
    void the_end_of_a_match_outdates_all_of_its_messages_also_late_ones() {
        Match match = host.begin("heap", ANNA, BERT);
        post(match.id(), Kind.BOARD, OLDER);
        host.matches.resign(match.id(), ANNA.id(), 0);
        assertThat(outdated()).containsExactly(OLDER);

        post(match.id(), Kind.BOARD, NEWER);

        assertThat(outdated()).containsExactly(OLDER, NEWER);
        assertThat(messages().live(match.id(), Kind.BOARD)).isEmpty();
    }

    @Test
    void a_request_that_ends_owes_the_buttons_of_its_message_and_of_no_other() {
        Match match = host.begin("heap", ANNA, BERT);
        post(match.id(), Kind.BOARD, OLDER);
        host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.DRAW);
        post(match.id(), Kind.REQUEST, NEWER);
        assertThat(outdated()).isEmpty();

        host.etiquette.decline(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.DRAW);

        assertThat(outdated()).containsExactly(NEWER);
        assertThat(messages().live(match.id(), Kind.BOARD)).contains(OLDER);
    }

    @Test
    void a_failed_change_returns_later_with_one_more_attempt() {
        messages().outdate(OLDER, host.clock.instant());
        messages().outdate(OLDER, host.clock.instant());
        messages().postpone(OLDER, host.clock.instant().plusSeconds(2));
        assertThat(outdated()).isEmpty();

        host.clock.advance(Duration.ofSeconds(2));

        assertThat(messages().outdated(host.clock.instant(), 10)).containsExactly(new OutdatedMessage(OLDER, 1));
    }

    private PostedMessages messages() {
        return host.database.messages();
    }

    private void post(MatchId match, Kind kind, PostedMessage message) {
        messages().post(match, kind, message, host.clock.instant());
    }

    private List<PostedMessage> outdated() {
        return messages().outdated(host.clock.instant(), 10).stream()
                .map(OutdatedMessage::message)
                .toList();
    }
}
