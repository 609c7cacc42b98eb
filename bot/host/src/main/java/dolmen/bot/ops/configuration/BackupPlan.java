package dolmen.bot.ops.configuration;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The folder of the backups and their number.
 *
 * @param kept the number of backups to keep; the oldest are deleted first
 */
public record BackupPlan(Path folder, int kept) {
    private static final int MOST = 1_000;

    /** The plan in these settings. A database on a server is backed up with PostgreSQL's own tools. */
    static Optional<BackupPlan> read(Settings settings) throws InvalidConfigurationException {
        Optional<String> folder = settings.text(Setting.DOLMEN_BACKUP_FOLDER);
        if (folder.isEmpty()) {
            return Optional.empty();
        }
        if (settings.text(Setting.DOLMEN_DATABASE_URL).isPresent()) {
            throw new InvalidConfigurationException(
                    "DOLMEN_BACKUP_FOLDER is for a database in a file; back up DOLMEN_DATABASE_URL with pg_dump.");
        }
        try {
            return Optional.of(new BackupPlan(Path.of(folder.get()), kept(settings)));
        } catch (InvalidPathException notAPath) {
            throw new InvalidConfigurationException(
                    "DOLMEN_BACKUP_FOLDER is \"%s\", but it must be a path.".formatted(folder.get()));
        }
    }

    private static int kept(Settings settings) throws InvalidConfigurationException {
        String text = settings.orUsual(Setting.DOLMEN_BACKUPS_KEPT);
        if (text.matches("\\d{1,4}")) {
            int kept = Integer.parseInt(text);
            if (kept > 0 && kept <= MOST) {
                return kept;
            }
        }
        throw new InvalidConfigurationException(
                "DOLMEN_BACKUPS_KEPT is \"%s\", but it must be from 1 to %d.".formatted(text, MOST));
    }
}
