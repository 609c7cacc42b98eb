package dolmen.bot.lab.record;

import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.record.ParsedRecord;
import dolmen.rules.record.RecordFault;
import dolmen.rules.record.RecordReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A file of records. Invalid UTF-8 is read as a character that occurs in no record. */
record RecordFile(Path path) {
    private static final long LARGEST = 64L * 1024 * 1024;

    /** The records of the file, or the reason why it cannot be read. */
    sealed interface Opened {
        record Holding(List<ParsedRecord> readings) implements Opened {}

        record Unreadable(String why) implements Opened {}
    }

    Opened open(GameRegistry games) {
        try {
            if (!Files.isRegularFile(path)) {
                return new Opened.Unreadable("there is no file %s.".formatted(path));
            }
            if (Files.size(path) > LARGEST) {
                return new Opened.Unreadable("%s is larger than 64 MiB.".formatted(path));
            }
            String text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
            return new Opened.Holding(new RecordReader(games).readAll(text));
        } catch (IOException failure) {
            return new Opened.Unreadable("%s cannot be read: %s.".formatted(path, failure));
        }
    }

    /** The fault after its place in the file, in the form of compilers. */
    String told(RecordFault fault) {
        return "%s:%d:%d: %s".formatted(path, fault.line(), fault.column(), Wordings.ENGLISH.of(fault.words()));
    }
}
