package dolmen.bot.storage;

import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A backup of a database, with a manifest, before a release changes the tables. A server's database is copied into a
 * file; {@code move-database} of the older release restores it.
 *
 * @param folder the folder of the backup; created if it is missing
 */
public record BackupBeforeUpgrade(DatabaseAddress database, Path folder, InstantSource clock)
        implements Upgrade.Precaution {
    private static final Logger log = LoggerFactory.getLogger(BackupBeforeUpgrade.class);

    @Override
    public void before(Upgrade.Step step) {
        log.info(
                "This release changes the tables of {} from version {} to {}. It makes a backup in {} first",
                step.database(),
                step.from(),
                step.to(),
                folder.toAbsolutePath());
        try {
            log.info("Backed up as {}", made(step, clock.instant()));
        } catch (IOException | UnusableDatabaseException failure) {
            throw new UnusableDatabaseException(
                    "This release changes the tables of %s from version %s to %s, but cannot make a backup first: %s The database is unchanged. Make room in %s, name another folder in %s, or copy the database yourself and start with --without-backup."
                            .formatted(
                                    step.database(),
                                    step.from(),
                                    step.to(),
                                    words(failure),
                                    folder.toAbsolutePath(),
                                    settingOfFolder()),
                    failure);
        }
    }

    private Path made(Upgrade.Step step, Instant now) throws IOException {
        if (Files.notExists(folder)) {
            StoredFile.makeFolder(folder);
        }
        var backups = new BackupFolder(folder);
        return switch (database) {
            case DatabaseAddress.File(Path path) -> backups.add(new StoredFile(path), now);
            case DatabaseAddress.Server server -> {
                Path backup = backups.named(now);
                new StoredServer(server).backUpTo(backup, step.from(), now);
                yield backup;
            }
        };
    }

    private String settingOfFolder() {
        return switch (database) {
            case DatabaseAddress.File file -> "DOLMEN_BACKUP_FOLDER";
            case DatabaseAddress.Server server -> "DOLMEN_DATA";
        };
    }

    private static String words(Exception failure) {
        return failure instanceof UnusableDatabaseException ? String.valueOf(failure.getMessage()) : failure + ".";
    }
}
