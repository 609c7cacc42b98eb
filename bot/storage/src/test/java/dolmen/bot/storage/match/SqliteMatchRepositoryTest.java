package dolmen.bot.storage.match;

import dolmen.bot.match.TestHost;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;

final class SqliteMatchRepositoryTest extends MatchRepositoryContract {

    @Override
    protected TestHost open(Path folder, GameRegistry games) {
        return TestHost.open(folder.resolve("dolmen.db"), games);
    }
}
