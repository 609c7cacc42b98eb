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
 * The table of an analysis as a file, which is its memory and its checkpoint in one: it is mapped, so that what a
 * killed process has written stays, and its head says how many passes were finished. For one process at a time; its
 * bytes may be used by many threads.
 *
 * <p>The head has 128 bytes: the passes that were finished as an integer, one byte that is 1 once no more are needed,
 * and from the ninth on what the table is of, in UTF-8.
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
     * The file, made where there is none.
     *
     * @param size how many bytes the table has
     * @throws IOException if it cannot be read or written, holds something else, or another process has it
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
     * The bytes of a finished table, to be read only, by as many processes as like; empty if the table is not finished,
     * or not there.
     *
     * @param size how many bytes the table has
     * @throws IOException if the file cannot be read, or holds something else
     */
    static Optional<ByteBuffer> finished(Path path, Variant variant, int size) throws IOException {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        try (var file = FileChannel.open(path, StandardOpenOption.READ)) {
            String title = title(variant, size);
            if (file.size() != HEAD + (long) size) {
                throw new IOException(path + " is no " + title);
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
            throw new IOException(path + " is no " + title);
        }
    }

    /** The table, in which all zeros are written that nobody wrote yet. */
    public ByteBuffer table() {
        return bytes.slice(HEAD, bytes.capacity() - HEAD);
    }

    /** How many passes were finished, by this process or others before it. */
    public int passes() {
        return bytes.getInt(0);
    }

    /** True if no more passes are needed. */
    public boolean finished() {
        return bytes.get(FINISHED) == 1;
    }

    /**
     * Remembers that one more pass was finished.
     *
     * @param last if it was the last one; then the table is on the disk when this returns
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
