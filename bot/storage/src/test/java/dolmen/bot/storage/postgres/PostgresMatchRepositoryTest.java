package dolmen.bot.storage.postgres;

import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.match.MatchRepositoryContract;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;

final class PostgresMatchRepositoryTest extends MatchRepositoryContract {

    @Override
    protected TestHost open(Path folder, GameRegistry games) {
        return TestHost.on(TestDatabase.openOnServer(folder, games), games, new SettableClock());
    }
}
