package dolmen.bot.storage;

import dolmen.bot.match.TestHost;
import java.nio.file.Path;

final class SqliteMatchRepositoryTest extends MatchRepositoryContract {

    @Override
    TestHost open(Path folder) {
        return TestHost.open(folder.resolve("dolmen.db"));
    }
}
