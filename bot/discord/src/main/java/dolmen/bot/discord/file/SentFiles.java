package dolmen.bot.discord.file;

import dolmen.bot.discord.words.Text;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
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

    /** The result of reading a file. */
    public sealed interface Sent {
        record Found(MatchRecord record) implements Sent {}

        /** The file contains no match, or was not received. */
        record Refused(Phrase why) implements Sent {}
    }

    /** Downloads the file and reads its match. */
    public Sent fetch(Message.Attachment file) {
        if (file.getSize() > LARGEST_BYTES) {
            return new Sent.Refused(FilePhrases.tooLarge());
        }
        try (InputStream content = file.getProxy().download().get(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            return read(new String(content.readNBytes(LARGEST_BYTES), StandardCharsets.UTF_8));
        } catch (IOException | ExecutionException | TimeoutException failure) {
            log.info("Could not download a file: {}", failure.toString());
            return new Sent.Refused(FilePhrases.notFetched());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new Sent.Refused(FilePhrases.notFetched());
        }
    }

    /** Reads the match in the file that is attached to a message of the bot. */
    public Sent carriedBy(Message message) {
        return message.getAttachments().stream()
                .filter(file -> file.getFileName().equals(RecordAttachment.CARRIED))
                .findFirst()
                .map(this::fetch)
                .orElseGet(() -> new Sent.Refused(FilePhrases.gone()));
    }

    private Sent read(String text) {
        if (Text.line(text, Text.MAX_MESSAGE).isEmpty()) {
            return new Sent.Refused(FilePhrases.empty());
        }
        if (NO_TEXT.matcher(text).find()) {
            return new Sent.Refused(FilePhrases.notText());
        }
        return switch (new RecordReader(games).readOne(text)) {
            case ParsedRecord.Read(int line, MatchRecord record) -> new Sent.Found(record);
            case RecordFault(int line, int column, Argument words) ->
                new Sent.Refused(FilePhrases.unreadable(
                        new Verbatim(Integer.toString(line)),
                        new Verbatim(Integer.toString(column)),
                        Text.escaped(words)));
        };
    }
}
