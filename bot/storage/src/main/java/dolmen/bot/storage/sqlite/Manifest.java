package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Properties;

/**
 * A summary of a backup, in a small file next to it. It later proves that the backup is complete and unchanged.
 *
 * @param schema the number of the last migration
 * @param matches the number of matches
 * @param plies the number of plies of all matches
 * @param sha256 the SHA-256 of the backup file, in hexadecimal digits
 * @param made the time of the backup
 */
public record Manifest(String schema, long matches, long plies, String sha256, Instant made) {
    private static final String ENDING = ".manifest";
    private static final String FORMAT = "1";
    private static final String SCHEMA =
            "SELECT version FROM flyway_schema_history WHERE success ORDER BY installed_rank DESC LIMIT 1";

    /** The path of the backup's manifest. */
    public static Path of(Path backup) {
        return UnfinishedFile.beside(backup.toAbsolutePath(), ENDING);
    }

    /** Describes the current contents of the file. */
    static Manifest describing(Path backup, Instant made) throws IOException {
        try (Connection connection = new SqliteFile(backup).forLooking().getConnection()) {
            return new Manifest(
                    value(connection, SCHEMA),
                    Long.parseLong(value(connection, "SELECT count(*) FROM matches")),
                    Long.parseLong(value(connection, "SELECT count(*) FROM moves")),
                    digest(backup),
                    made);
        } catch (SQLException failure) {
            throw FileObstacle.of(backup, failure);
        }
    }

    private static String value(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(query)) {
            return found.next() ? found.getString(1) : "";
        }
    }

    private static String digest(Path file) throws IOException {
        try (var read = new DigestInputStream(Files.newInputStream(file), MessageDigest.getInstance("SHA-256"))) {
            read.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(read.getMessageDigest().digest());
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /**
     * Reads the manifest of the backup; empty if there is none.
     *
     * @throws UnusableDatabaseException if it is malformed
     */
    public static Optional<Manifest> read(Path backup) throws IOException {
        Path file = of(backup);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        var lines = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            lines.load(reader);
            if (!FORMAT.equals(lines.getProperty("format"))) {
                throw new UnusableDatabaseException(
                        "The manifest %s has a format that this release does not know.".formatted(file));
            }
            return Optional.of(new Manifest(
                    lines.getProperty("schema", ""),
                    Long.parseLong(lines.getProperty("matches", "")),
                    Long.parseLong(lines.getProperty("plies", "")),
                    lines.getProperty("sha256", ""),
                    Instant.parse(lines.getProperty("made", ""))));
        } catch (IllegalArgumentException | DateTimeException unreadable) {
            throw new UnusableDatabaseException("The manifest %s is malformed.".formatted(file), unreadable);
        }
    }

    /** Writes the manifest of the backup. */
    void write(Path backup) throws IOException {
        try (UnfinishedFile file = UnfinishedFile.of(of(backup))) {
            Files.writeString(file.path(), text());
            file.publish();
        }
    }

    private String text() {
        return """
                # What this backup of Dolmen held when it was made; verify and restore compare.
                format = %s
                schema = %s
                matches = %d
                plies = %d
                sha256 = %s
                made = %s
                """.formatted(FORMAT, schema, matches, plies, sha256, made);
    }

    /** @throws UnusableDatabaseException if the backup has changed */
    void require(Path backup) throws IOException {
        if (!digest(backup).equals(sha256)) {
            throw new UnusableDatabaseException(
                    "The backup %s has changed since it was made: its SHA-256 differs from its manifest."
                            .formatted(backup));
        }
        Manifest found = describing(backup, made);
        if (!found.equals(this)) {
            throw new UnusableDatabaseException(
                    "The backup %s holds %d matches, %d plies and schema %s, but its manifest says %d, %d and %s."
                            .formatted(backup, found.matches, found.plies, found.schema, matches, plies, schema));
        }
    }
}
