package dolmen.bot.storage.sql;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** Where a database is. */
public sealed interface DatabaseAddress {

    /** A file of SQLite's. */
    record File(Path path) implements DatabaseAddress {
        @Override
        public String toString() {
            return path.toString();
        }
    }

    /**
     * A database of a PostgreSQL server.
     *
     * @param url such as {@code postgresql://host:5432/dolmen}, with neither user nor password in it
     * @param user empty for the one whom the driver takes
     * @param password empty where the server asks for none
     * @param connections that one host keeps at most
     */
    record Server(URI url, Optional<String> user, Optional<String> password, int connections)
            implements DatabaseAddress {
        /** As it may stand in a log: without options, user and password. */
        @Override
        public String toString() {
            return "%s://%s%s".formatted(url.getScheme(), url.getAuthority(), url.getPath());
        }
    }
}
