package dolmen.bot.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The examination of the files with the token or a password. A group may read them, as the group of a container does.
 */
public record SecretFilesExamination(List<Path> files) {

    /** A finding for each file. */
    public List<Finding> all() {
        return files.stream().map(SecretFilesExamination::examined).toList();
    }

    private static Finding examined(Path file) {
        try {
            return permissions(file)
                            .filter(given -> given.contains(PosixFilePermission.OTHERS_READ))
                            .isPresent()
                    ? Finding.wrong("secrets", "others can read %1$s: chmod 600 %1$s.".formatted(file))
                    : Finding.fine("secrets", "others cannot read %s".formatted(file));
        } catch (IOException failure) {
            return Finding.wrong("secrets", "%s cannot be examined: %s.".formatted(file, failure));
        }
    }

    /** The permissions of a file; empty on a disk without permissions of files. */
    static Optional<Set<PosixFilePermission>> permissions(Path file) throws IOException {
        return Files.getFileStore(file).supportsFileAttributeView("posix")
                ? Optional.of(Files.getPosixFilePermissions(file))
                : Optional.empty();
    }
}
