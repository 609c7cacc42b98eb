package dolmen.sandbox.storage;

import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.world.Files;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/** Attachments as files in a folder, named by their ids. */
final class FolderFiles implements Files {
    private final Path folder;

    FolderFiles(Path folder) throws IOException {
        this.folder = java.nio.file.Files.createDirectories(folder);
    }

    @Override
    public void put(long id, Bytes content) {
        try {
            java.nio.file.Files.write(path(id), content.toArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<Bytes> find(long id) {
        try {
            return java.nio.file.Files.exists(path(id))
                    ? Optional.of(Bytes.of(java.nio.file.Files.readAllBytes(path(id))))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void remove(long id) {
        try {
            java.nio.file.Files.deleteIfExists(path(id));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path path(long id) {
        return folder.resolve(Long.toString(id));
    }
}
