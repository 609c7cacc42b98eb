package dolmen.bot.cli.solve;

import dolmen.rules.Variant;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The table of an analysis as a file, which is its memory and its checkpoint in one: it is mapped, so that what a
 * killed process has written stays, and its head says how many passes were finished. For one process at a time; its
 * bytes may be used by many threads.
 *
 * <p>The head has 128 bytes: the passes that were finished as an integer, one byte that is 1 once no more are needed,
 * and from the ninth on what the table is of, in UTF-8.
 */
final class TableFile implements AutoCloseable {
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
    static TableFile open(Path path, Variant variant, int size) throws IOException {
        FileChannel file =
                FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
        try {
            if (file.tryLock() == null) {
                throw new IOException(path + " is in use");
            }
            boolean fresh = file.size() == 0;
            var table = new TableFile(file, file.map(MapMode.READ_WRITE, 0, HEAD + (long) size));
            table.entitle("dolmen table 1 of %s, %d bytes".formatted(variant, size), fresh, path);
            return table;
        } catch (IOException | RuntimeException failure) {
            file.close();
            throw failure;
        }
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
    ByteBuffer table() {
        return bytes.slice(HEAD, bytes.capacity() - HEAD);
    }

    /** How many passes were finished, by this process or others before it. */
    int passes() {
        return bytes.getInt(0);
    }

    /** True if no more passes are needed. */
    boolean finished() {
        return bytes.get(FINISHED) == 1;
    }

    /**
     * Remembers that one more pass was finished.
     *
     * @param last if it was the last one; then the table is on the disk when this returns
     */
    void finishPass(boolean last) {
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
