package dolmen.bot.storage.sql;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** The address of a database. */
public sealed interface DatabaseAddress {

    /** An SQLite file. */
    record File(Path path) implements DatabaseAddress {
        @Override
        public String toString() {
            return path.toString();
        }
    }

    /**
     * A database of a PostgreSQL server.
     *
     * @param url the URL without user and password, such as {@code postgresql://host:5432/dolmen}
     * @param user empty for the driver's default
     * @param password empty if the server requires none
     * @param connections the maximum number of connections of one host
     */
    record Server(URI url, Optional<String> user, Optional<String> password, int connections)
            implements DatabaseAddress {
        /** The address for logs, without options, user and password. */
        @Override
        public String toString() {
            return "%s://%s%s".formatted(url.getScheme(), url.getAuthority(), url.getPath());
        }
    }
}
