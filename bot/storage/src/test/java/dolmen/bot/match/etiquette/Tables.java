package dolmen.bot.match.etiquette;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The base of tests with one host for all tests of a class, and a table for each test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Tables {
    private static final List<Player> PEOPLE =
            List.of(TestHost.ANNA, TestHost.BERT, TestHost.CARL, TestHost.DORA, TestHost.EMIL);

    private TestHost host;
    private long tables;

    @BeforeAll
    final void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterAll
    final void close() {
        host.close();
    }

    /** A table of a kind of game without a time limit. */
    final Table table(GameKind kind) {
        return table(kind, "none");
    }

    /** A table of a kind of game with a time control, whose first clock runs. */
    final Table table(GameKind kind, String timeControl) {
        return seated(host.begin(kind.variant, timeControl, place(), people(kind)));
    }

    /** An unrated table of a kind of game. */
    final Table friendly(GameKind kind, String timeControl) {
        return seated(host.beginFriendly(kind.variant, timeControl, place(), people(kind)));
    }

    private ChannelId place() {
        return new ChannelId(TestHost.CHANNEL.value() + ++tables);
    }

    private static Player[] people(GameKind kind) {
        return PEOPLE.subList(0, kind.seats).toArray(Player[]::new);
    }

    private Table seated(Match match) {
        host.timekeeper.attendDue();
        return new Table(host, match);
    }
}
