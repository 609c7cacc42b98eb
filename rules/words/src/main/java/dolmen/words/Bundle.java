package dolmen.words;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/** The messages of a bundle in one language by key. */
record Bundle(Path file, Locale language, SortedMap<String, Message> messages) {

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if a key appears twice, or is not made of small words with hyphens and points
     *     between, or a text is not a pattern
     */
    static Bundle read(Path file, Locale language) throws IOException {
        SortedMap<String, Message> messages = new TreeMap<>();
        Properties reading = new Properties() {
            @Override
            public synchronized Object put(Object key, Object text) {
                if (messages.put(checked(file, (String) key), message(file, (String) key, (String) text)) != null) {
                    throw new IllegalArgumentException("%s has %s twice".formatted(file, key));
                }
                return text;
            }
        };
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            reading.load(reader);
        }
        return new Bundle(file, language, messages);
    }

    private static String checked(Path file, String key) {
        if (!key.matches("[a-z][a-z0-9]*([.-][a-z0-9]+)*")) {
            throw new IllegalArgumentException("%s: %s is not a key".formatted(file, key));
        }
        return key;
    }

    private static Message message(Path file, String key, String text) {
        try {
            return Message.of(text);
        } catch (IllegalArgumentException | IndexOutOfBoundsException mistake) {
            throw new IllegalArgumentException("%s: %s: %s".formatted(file, key, mistake.getMessage()), mistake);
        }
    }
}
