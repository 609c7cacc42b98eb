package dolmen.bot.storage.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A file that is made under another name beside its later one, which it gets when it is whole and on the disk. Only its
 * owner may read it, since databases hold hands of cards and messages of people. Closing it deletes what was not
 * finished, with all that SQLite has put beside it.
 *
 * @param path where it is made
 * @param target where it is to be
 */
record UnfinishedFile(Path path, Path target) implements AutoCloseable {
    /** What SQLite puts beside a database. */
    static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

    private static final Set<PosixFilePermission> OWNER_ALONE = PosixFilePermissions.fromString("rw-------");

    /** An empty file, in a folder that is there. */
    static UnfinishedFile of(Path target) throws IOException {
        Path absolute = target.toAbsolutePath();
        Path folder = folder(absolute);
        String prefix = absolute.getFileName() + ".";
        Path made = posix()
                ? Files.createTempFile(folder, prefix, ".part", PosixFilePermissions.asFileAttribute(OWNER_ALONE))
                : Files.createTempFile(folder, prefix, ".part");
        return new UnfinishedFile(made, absolute);
    }

    /** Makes a folder, and those above it, which only their owner may enter. A folder that is there stays as it is. */
    static void makeFolder(Path folder) throws IOException {
        FileAttribute<?>[] attributes = posix()
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
        Files.createDirectories(folder, attributes);
    }

    /** Takes a file from all but its owner; one that belongs to another user stays as it is. */
    static void closeToOthers(Path file) {
        if (posix()) {
            try {
                Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
                if (permissions.retainAll(OWNER_ALONE)) {
                    Files.setPosixFilePermissions(file, permissions);
                }
            } catch (IOException notOurs) {
                // Its owner has decided who may read it.
            }
        }
    }

    private static boolean posix() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    }

    /**
     * Gives it its name. A link fails where there is a file meanwhile; a file system without links can only be asked
     * before.
     *
     * @throws FileAlreadyExistsException if there is a file
     */
    void publish() throws IOException {
        sync(path, StandardOpenOption.WRITE);
        try {
            Files.createLink(target, path);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (UnsupportedOperationException | IOException withoutLinks) {
            Files.move(path, target);
        }
        sync(folder(target), StandardOpenOption.READ);
    }

    /** Gives it its name, in the place of a file that bears it. */
    void replace() throws IOException {
        sync(path, StandardOpenOption.WRITE);
        Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        sync(folder(target), StandardOpenOption.READ);
    }

    /** Deletes it when the process ends, should nobody close it. */
    void deleteOnExit() {
        path.toFile().deleteOnExit();
        BESIDE.forEach(ending -> beside(path, ending).toFile().deleteOnExit());
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(path);
        for (String ending : BESIDE) {
            Files.deleteIfExists(beside(path, ending));
        }
    }

    static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static Path folder(Path file) {
        return Objects.requireNonNull(file.getParent(), "the parent of a file");
    }

    /** Waits until it is on the disk. */
    static void sync(Path path, StandardOpenOption how) throws IOException {
        try (FileChannel channel = FileChannel.open(path, how)) {
            channel.force(true);
        }
    }
}
