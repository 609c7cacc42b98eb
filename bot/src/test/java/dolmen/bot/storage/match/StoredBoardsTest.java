package dolmen.bot.storage.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.PostedBoards.PostedBoard;
import dolmen.bot.match.TestHost;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoredBoardsTest {
    private static final PostedBoard OLDER = new PostedBoard(CHANNEL, new MessageId(1_200_000_000_000_000_001L));
    private static final PostedBoard NEWER = new PostedBoard(CHANNEL, new MessageId(1_200_000_000_000_000_002L));

    @TempDir
    private Path folder;

    @Test
    void boards_with_buttons_are_known_oldest_first_and_after_a_restart() {
        try (TestHost host = open()) {
            MatchId match = host.begin("heap", ANNA, BERT).id();
            MatchId other = host.begin("heap", ANNA, BERT).id();
            host.database.boards().add(match, NEWER);
            host.database.boards().add(match, OLDER);
            host.database.boards().add(match, OLDER);
            assertThat(host.database.boards().of(other)).isEmpty();
        }
        try (TestHost host = open()) {
            assertThat(host.database.boards().of(new MatchId(1))).containsExactly(OLDER, NEWER);
        }
    }

    @Test
    void a_board_that_has_lost_its_buttons_is_forgotten() {
        try (TestHost host = open()) {
            MatchId match = host.begin("heap", ANNA, BERT).id();
            host.database.boards().add(match, OLDER);
            host.database.boards().add(match, NEWER);

            host.database.boards().remove(match, OLDER);
            host.database.boards().remove(match, OLDER);

            assertThat(host.database.boards().of(match)).containsExactly(NEWER);
        }
    }

    private TestHost open() {
        return TestHost.open(folder.resolve("dolmen.db"));
    }
}
