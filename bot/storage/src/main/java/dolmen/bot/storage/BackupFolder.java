package dolmen.bot.storage;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sqlite.Manifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A folder of backups. Each is named after its time and has a manifest. */
public record BackupFolder(Path path) {
    private static final Pattern NAME = Pattern.compile("dolmen-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ\\.db");

    private static final Pattern PART = Pattern.compile(NAME + "\\..*part");
    private static final Duration LONGEST_BACKUP = Duration.ofHours(6);

    /** The bytes left free for other writers to the disk, such as the database itself. */
    private static final long RESERVE = 16L << 20;

    /**
     * Copies a database into the folder, even while a host uses it.
     *
     * @return the backup
     * @throws UnusableDatabaseException if it cannot be copied, or the disk lacks space; the message is for the
     *     operator
     */
    public Path add(StoredFile database, Instant now) throws IOException {
        long needed = Files.size(database.path()) + RESERVE;
        long left = Files.getFileStore(path).getUsableSpace();
        if (left < needed) {
            throw new UnusableDatabaseException("A backup may need %d MB in %s, but only %d MB are free there."
                    .formatted(needed >> 20, path, left >> 20));
        }
        Path backup = named(now);
        database.backUpTo(backup, now);
        return backup;
    }

    /** The path of a backup made at the given time. */
    Path named(Instant now) {
        return path.resolve("dolmen-%s.db".formatted(StoredFile.MARK.format(now)));
    }

    /** The time of the latest backup with a manifest; empty if there is none. */
    public Optional<Instant> latest() throws IOException {
        return whole().stream().map(Kept::made).reduce((first, last) -> last);
    }

    /** Deletes the oldest backups beyond the given number, and unfinished backups of killed processes. */
    public void keep(int most, Instant now) throws IOException {
        List<Kept> all = whole();
        for (Kept old : all.subList(0, Math.max(0, all.size() - most))) {
            Files.deleteIfExists(Manifest.of(old.backup));
            Files.deleteIfExists(old.backup);
        }
        for (Path part : halfDone()) {
            if (Files.getLastModifiedTime(part).toInstant().isBefore(now.minus(LONGEST_BACKUP))) {
                Files.deleteIfExists(part);
            }
        }
    }

    private List<Path> halfDone() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(
                            file -> PART.matcher(file.getFileName().toString()).matches())
                    .toList();
        }
    }

    private record Kept(Path backup, Instant made) {}

    /** The complete backups, oldest first, because their names sort by time. */
    private List<Kept> whole() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(
                            file -> NAME.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .flatMap(BackupFolder::kept)
                    .toList();
        }
    }

    private static Stream<Kept> kept(Path backup) {
        try {
            return Manifest.read(backup).map(manifest -> new Kept(backup, manifest.made())).stream();
        } catch (IOException | UnusableDatabaseException unreadable) {
            return Stream.empty();
        }
    }
}
