package dolmen.benchmarks;

import dolmen.bot.storage.Database;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;

/**
 * A database with the results of five million matches of one game among a million rated players on a thousand servers.
 * Ratings are random, not computed; the tables have the size and the references of a real host's. A thousand of the
 * players have played a thousand matches each, the others about eight.
 */
final class MillionPlayers {
    static final int PLAYERS = 1_000_000;
    static final int BUSY_PLAYERS = 1_000;
    static final int SERVERS = 1_000;
    static final long FIRST_PLAYER = 1_000_000_000_000_000_000L;

    private MillionPlayers() {}

    /** Opens the database in the file. If the file does not exist, it is created and filled. */
    static Database open(Path file, GameRegistry games) throws SQLException {
        if (!Files.exists(file)) {
            Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
            Database.open(unfinished, games).close();
            fill(unfinished);
            move(unfinished, file);
        }
        return Database.open(file, games);
    }

    private static void fill(Path file) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            for (String statement : statements()) {
                try (var sql = connection.createStatement()) {
                    sql.execute(statement);
                }
            }
        }
    }

    private static Iterable<String> statements() {
        try (var script = MillionPlayers.class.getResourceAsStream("million-players.sql")) {
            if (script == null) {
                throw new IllegalStateException("the script is missing");
            }
            String text = new String(script.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split(";\\s*\\n"))
                    .filter(statement -> !statement.isBlank())
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void move(Path from, Path to) {
        try {
            Files.move(from, to);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
