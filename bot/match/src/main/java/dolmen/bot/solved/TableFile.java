package dolmen.bot.solved;

import dolmen.rules.Variant;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The table of an analysis in a memory-mapped file, which is also its checkpoint: the writes of a killed process stay,
 * and the header has the number of finished passes. For one process at a time; its bytes may be used by many threads.
 *
 * <p>The header has 128 bytes: the number of finished passes as an integer, a byte that is 1 once all passes are
 * finished, and from offset 8 the title of the table, in UTF-8.
 */
public final class TableFile implements AutoCloseable {
    private static final int HEAD = 128;
    private static final int FINISHED = Integer.BYTES;
    private static final int TITLE = 8;

    private final FileChannel file;
    private final MappedByteBuffer bytes;

    private TableFile(FileChannel file, MappedByteBuffer bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    /**
     * Opens the file, or creates it.
     *
     * @param size the size of the table in bytes
     * @throws IOException if it cannot be read or written, is another table, or is in use by another process
     */
    public static TableFile open(Path path, Variant variant, int size) throws IOException {
        FileChannel file =
                FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
        try {
            if (file.tryLock() == null) {
                throw new IOException(path + " is in use");
            }
            boolean fresh = file.size() == 0;
            var table = new TableFile(file, file.map(MapMode.READ_WRITE, 0, HEAD + (long) size));
            table.entitle(title(variant, size), fresh, path);
            return table;
        } catch (IOException | RuntimeException failure) {
            file.close();
            throw failure;
        }
    }

    /**
     * The read-only bytes of a finished table, for any number of processes; empty if the table is not finished, or does
     * not exist.
     *
     * @param size the size of the table in bytes
     * @throws IOException if the file cannot be read or is another table
     */
    static Optional<ByteBuffer> finished(Path path, Variant variant, int size) throws IOException {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        try (var file = FileChannel.open(path, StandardOpenOption.READ)) {
            String title = title(variant, size);
            if (file.size() != HEAD + (long) size) {
                throw new IOException(path + " is not a " + title);
            }
            var table = new TableFile(file, file.map(MapMode.READ_ONLY, 0, HEAD + (long) size));
            table.entitle(title, false, path);
            return table.finished() ? Optional.of(table.table()) : Optional.empty();
        }
    }

    private static String title(Variant variant, int size) {
        return "dolmen table 1 of %s, %d bytes".formatted(variant, size);
    }

    private void entitle(String title, boolean fresh, Path path) throws IOException {
        byte[] wanted = title.getBytes(StandardCharsets.UTF_8);
        if (fresh) {
            bytes.put(TITLE, wanted);
        }
        if (!bytes.slice(TITLE, wanted.length).equals(ByteBuffer.wrap(wanted))) {
            throw new IOException(path + " is not a " + title);
        }
    }

    /** The table, initially all zeros. */
    public ByteBuffer table() {
        return bytes.slice(HEAD, bytes.capacity() - HEAD);
    }

    /** The number of finished passes, by this process and earlier ones. */
    public int passes() {
        return bytes.getInt(0);
    }

    /** True if no more passes are needed. */
    public boolean finished() {
        return bytes.get(FINISHED) == 1;
    }

    /**
     * Records another finished pass.
     *
     * @param last true for the last pass; the table is then on the disk when this method returns
     */
    public void finishPass(boolean last) {
        bytes.putInt(0, passes() + 1);
        if (last) {
            bytes.force();
            bytes.put(FINISHED, (byte) 1);
            bytes.force();
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
