package dolmen.bot.discord.file;

import dolmen.rules.record.MatchRecord;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import net.dv8tion.jda.api.utils.FileUpload;

/** A match as a text file in a message. */
public final class RecordAttachment {
    /** The name of the file that a message contains for its buttons, which need the match. */
    public static final String CARRIED = "record.txt";

    /** The number in the id of a button whose match is in the message's file. */
    public static final long NUMBER = 0;

    private RecordAttachment() {}

    /** The record as a file with the given name. */
    public static FileUpload of(MatchRecord record, String name) {
        byte[] text = record.text().getBytes(StandardCharsets.UTF_8);
        return FileUpload.fromStreamSupplier(name, () -> new ByteArrayInputStream(text));
    }
}
