package dolmen.bot.discord.file;

import dolmen.rules.record.MatchRecord;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import net.dv8tion.jda.api.utils.FileUpload;

/** A match as a text file of a message. */
public final class RecordFile {
    /** What a file is called that a message carries along so that its buttons know the match. */
    public static final String CARRIED = "record.txt";

    /** Stands in the id of a button where the number of a match would: the match is the one that is carried along. */
    public static final long NUMBER = 0;

    private RecordFile() {}

    /** The record as a file of that name. */
    public static FileUpload of(MatchRecord record, String name) {
        byte[] text = record.text().getBytes(StandardCharsets.UTF_8);
        return FileUpload.fromStreamSupplier(name, () -> new ByteArrayInputStream(text));
    }
}
