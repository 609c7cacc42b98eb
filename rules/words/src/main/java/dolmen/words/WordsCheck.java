package dolmen.words;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Tells a translator what the bundles of all modules lack in a language. */
public final class WordsCheck {
    private final Path sources;
    private final Locale language;
    private final PrintStream out;

    WordsCheck(Path sources, Locale language, PrintStream out) {
        this.sources = sources;
        this.language = language;
        this.out = out;
    }

    /**
     * Prints what is missing or wrong, and ends with status 1 if anything is.
     *
     * @param arguments the folder of the sources, and the tag of the language, such as {@code pt-BR}
     */
    public static void main(String... arguments) throws IOException {
        var check = new WordsCheck(Path.of(arguments[0]), Locale.forLanguageTag(arguments[1]), System.out);
        if (!check.passes()) {
            System.exit(1);
        }
    }

    /** Prints what is missing or wrong, and a count; true if nothing is. */
    boolean passes() throws IOException {
        int messages = 0;
        int missing = 0;
        boolean right = true;
        for (Path file : bundles()) {
            Bundle english = Bundle.read(file, Locale.UK);
            Path other = file.resolveSibling("words_%s.properties".formatted(language));
            List<String> lines = new ArrayList<>();
            messages += english.messages().size();
            if (Files.exists(other)) {
                Translation translation = new Translation(english, Bundle.read(other, language));
                List<String> lacking = translation.missing();
                english.messages().entrySet().stream()
                        .filter(message -> lacking.contains(message.getKey()))
                        .forEach(message -> lines.add(
                                message.getKey() + " = " + message.getValue().text()));
                missing += lines.size();
                lines.addAll(translation.mistakes());
            } else {
                missing += english.messages().size();
                lines.add("there is no such file; its %d messages are in words.properties"
                        .formatted(english.messages().size()));
            }
            right &= lines.isEmpty();
            print(other, lines);
        }
        out.printf("%s: %,d of %,d messages%n", language.toLanguageTag(), messages - missing, messages);
        return right;
    }

    private void print(Path file, List<String> lines) {
        if (!lines.isEmpty()) {
            out.println(sources.relativize(file));
            lines.forEach(line -> out.println("  " + line));
        }
    }

    /** The English files of all modules. */
    private List<Path> bundles() throws IOException {
        try (Stream<Path> files =
                Files.find(sources, Integer.MAX_VALUE, (file, kind) -> file.endsWith(WordsCompiler.ENGLISH))) {
            return files.filter(file -> file.toString().contains("src/main/resources"))
                    .sorted()
                    .toList();
        }
    }
}
