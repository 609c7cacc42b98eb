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
 * A file under a temporary name in the folder of its target. It gets its final name when it is complete and on the
 * disk. Only its owner may read it, because databases contain private data. Closing deletes an unfinished file, and
 * SQLite's files next to it.
 *
 * @param path the temporary file
 * @param target the final path
 */
record UnfinishedFile(Path path, Path target) implements AutoCloseable {
    /** The suffixes of SQLite's files next to a database. */
    static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

    private static final Set<PosixFilePermission> OWNER_ALONE = PosixFilePermissions.fromString("rw-------");

    /** Creates an empty file in an existing folder. */
    static UnfinishedFile of(Path target) throws IOException {
        Path absolute = target.toAbsolutePath();
        Path folder = folder(absolute);
        String prefix = absolute.getFileName() + ".";
        Path made = posix()
                ? Files.createTempFile(folder, prefix, ".part", PosixFilePermissions.asFileAttribute(OWNER_ALONE))
                : Files.createTempFile(folder, prefix, ".part");
        return new UnfinishedFile(made, absolute);
    }

    /** Creates a folder, and its parents, with access for their owner only. An existing folder is unchanged. */
    static void makeFolder(Path folder) throws IOException {
        FileAttribute<?>[] attributes = posix()
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
        Files.createDirectories(folder, attributes);
    }

    /** Restricts a file to its owner; another user's file is unchanged. */
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
     * Gives the file its final name. A link fails if the name is taken meanwhile. A file system without links only
     * checks the name beforehand.
     *
     * @throws FileAlreadyExistsException if the file exists
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

    /** Gives the file its final name, and replaces an existing file. */
    void replace() throws IOException {
        sync(path, StandardOpenOption.WRITE);
        Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        sync(folder(target), StandardOpenOption.READ);
    }

    /** Deletes the file when the process ends, unless this was closed. */
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

    /** Waits until the file or folder is on the disk. */
    static void sync(Path path, StandardOpenOption how) throws IOException {
        try (FileChannel channel = FileChannel.open(path, how)) {
            channel.force(true);
        }
    }
}
