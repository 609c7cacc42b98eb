package dolmen.bot.discord.file;

import dolmen.bot.discord.words.Text;
import dolmen.rules.GameRegistry;
import dolmen.rules.record.MatchRecord;
import dolmen.rules.record.ParsedRecord;
import dolmen.rules.record.RecordFault;
import dolmen.rules.record.RecordReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import net.dv8tion.jda.api.entities.Message;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Downloads files that people have sent, and reads one match in each. Waits for Discord. Safe for use by many threads.
 */
public record SentFiles(GameRegistry games) {
    private static final Logger log = LoggerFactory.getLogger(SentFiles.class);

    private static final int LARGEST_BYTES = 256 * 1024;
    private static final int PATIENCE_SECONDS = 20;

    /** Control characters that occur in most binary files but in no text. */
    private static final Pattern NO_TEXT = Pattern.compile("[\\p{Cntrl}&&[^\t\n\u000B\f\r\u0085]]");

    private static final String NOT_FETCHED = "Discord did not hand me the file. Please try again.";

    /** The result of reading a file. */
    public sealed interface Sent {
        record Found(MatchRecord record) implements Sent {}

        /** The file contains no match, or was not received. */
        record Refused(String why) implements Sent {}
    }

    /** Downloads the file and reads its match. */
    public Sent fetch(Message.Attachment file) {
        if (file.getSize() > LARGEST_BYTES) {
            return new Sent.Refused("That file is too large for a match: at most 256 KiB.");
        }
        try (InputStream content = file.getProxy().download().get(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            return read(new String(content.readNBytes(LARGEST_BYTES), StandardCharsets.UTF_8));
        } catch (IOException | ExecutionException | TimeoutException failure) {
            log.info("Could not download a file: {}", failure.toString());
            return new Sent.Refused(NOT_FETCHED);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new Sent.Refused(NOT_FETCHED);
        }
    }

    /** Reads the match in the file that is attached to a message of the bot. */
    public Sent carriedBy(Message message) {
        return message.getAttachments().stream()
                .filter(file -> file.getFileName().equals(RecordAttachment.CARRIED))
                .findFirst()
                .map(this::fetch)
                .orElseGet(() -> new Sent.Refused("The file is no longer here. Please bring it again with `/import`."));
    }

    private Sent read(String text) {
        if (Text.line(text, Text.MAX_MESSAGE).isEmpty()) {
            return new Sent.Refused("That file is empty.");
        }
        if (NO_TEXT.matcher(text).find()) {
            return new Sent.Refused("That is not a text file. `/export` makes files that I can read.");
        }
        return switch (new RecordReader(games).readOne(text)) {
            case ParsedRecord.Read(int line, MatchRecord record) -> new Sent.Found(record);
            case RecordFault(int line, int column, String words) ->
                new Sent.Refused("This file cannot be read as a match. Line %d, column %d: %s"
                        .formatted(line, column, Text.escaped(words)));
        };
    }
}
