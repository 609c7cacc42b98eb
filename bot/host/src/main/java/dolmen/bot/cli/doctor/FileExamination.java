package dolmen.bot.cli.doctor;

import dolmen.bot.ops.configuration.BackupPlan;
import dolmen.bot.storage.BackupFolder;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The examination of a database file, its folder, its disk and its backups. It changes nothing. */
public record FileExamination(Path database, Optional<BackupPlan> backups, InstantSource clock) {
    private static final long LITTLE_SPACE = 256L << 20;
    private static final String UNWRITABLE =
            "%s cannot be written by this user. Run as the user of the service, or give this user write access.";
    private static final long MEBIBYTE = 1L << 20;

    /** A day between backups, and two hours for a busy machine. */
    private static final Duration OLDEST_BACKUP = Duration.ofHours(26);

    private static final Set<PosixFilePermission> OF_OTHERS = Set.of(
            PosixFilePermission.GROUP_READ,
            PosixFilePermission.GROUP_WRITE,
            PosixFilePermission.OTHERS_READ,
            PosixFilePermission.OTHERS_WRITE);

    /** The findings about the file, its folder, its disk and its backups. */
    public List<Finding> all() {
        var findings = new ArrayList<Finding>();
        try {
            findings.add(file());
            if (Files.exists(database)) {
                findings.add(permissions());
            }
            findings.add(disk());
        } catch (IOException | UncheckedIOException failure) {
            findings.add(Finding.wrong("database", "%s cannot be examined: %s.".formatted(database, failure)));
        }
        findings.add(backup());
        return List.copyOf(findings);
    }

    private Finding file() throws IOException {
        Path folder = folderAt(database.toAbsolutePath());
        if (!Files.isWritable(folder)) {
            return Finding.wrong("database", UNWRITABLE.formatted(folder));
        }
        if (Files.notExists(database)) {
            return Finding.note("database", "%s does not exist; the first start creates it.".formatted(database));
        }
        if (!Files.isWritable(database)) {
            return Finding.wrong(
                    "database",
                    "%s cannot be written by this user. Run as the user of the service.".formatted(database));
        }
        try {
            var stored = new StoredFile(database);
            stored.require();
            stored.requireWritable();
            return Finding.fine("database", "%s is sound".formatted(database));
        } catch (UnusableDatabaseException refused) {
            return Finding.wrong("database", String.valueOf(refused.getMessage()));
        }
    }

    /** The path if it is a folder, otherwise the nearest folder above it. */
    private static Path folderAt(Path path) {
        Path parent = path.getParent();
        return parent == null || Files.isDirectory(path) ? path : folderAt(parent);
    }

    /** Only the owner may have access, because a database contains hidden hands of cards. */
    private Finding permissions() throws IOException {
        return SecretFilesExamination.permissions(database)
                .map(given -> Collections.disjoint(given, OF_OTHERS)
                        ? Finding.fine("files", "only their owner can read them")
                        : Finding.wrong(
                                "files",
                                "others can read %1$s, with all hands of cards: chmod 600 %1$s.".formatted(database)))
                .orElseGet(() -> Finding.fine("files", "their permissions are the folder's"));
    }

    private Finding disk() throws IOException {
        long free = Files.getFileStore(folderAt(database.toAbsolutePath())).getUsableSpace();
        return free < LITTLE_SPACE
                ? Finding.wrong(
                        "disk",
                        "only %d MiB are free. Make room: a full disk takes no more moves.".formatted(free / MEBIBYTE))
                : Finding.fine("disk", "%d MiB free".formatted(free / MEBIBYTE));
    }

    private Finding backup() {
        if (backups.isEmpty()) {
            return Finding.note("backup", "the host makes none. Set DOLMEN_BACKUP_FOLDER.");
        }
        Path folder = backups.get().folder().toAbsolutePath();
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            return Finding.wrong("backup", "%s is not a folder. Set DOLMEN_BACKUP_FOLDER to one.".formatted(folder));
        }
        Path existing = folderAt(folder);
        if (!Files.isWritable(existing)) {
            return Finding.wrong("backup", UNWRITABLE.formatted(existing));
        }
        try {
            Optional<Instant> latest = Files.isDirectory(folder) ? new BackupFolder(folder).latest() : Optional.empty();
            return latest.map(made -> aged(folder, Duration.between(made, clock.instant())))
                    .orElseGet(() -> Finding.note(
                            "backup", "there is none in %s yet; a running host makes one a day.".formatted(folder)));
        } catch (IOException | UncheckedIOException failure) {
            return Finding.wrong("backup", "%s cannot be read: %s.".formatted(folder, failure));
        }
    }

    private static Finding aged(Path folder, Duration age) {
        return age.compareTo(OLDEST_BACKUP) > 0
                ? Finding.wrong(
                        "backup",
                        "the newest in %s is %d hours old. Look in the log for \"There is no backup of today\"."
                                .formatted(folder, age.toHours()))
                : Finding.fine("backup", "the newest is %d hours old".formatted(age.toHours()));
    }
}
