package dolmen.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Compiles the bundles of a module. A bundle is the file {@code words.properties} of a package in English, and beside
 * it {@code words_de.properties} and so on in other languages.
 */
public final class WordsCompiler {
    /** The name of the English file of a bundle. */
    static final String ENGLISH = "words.properties";

    private WordsCompiler() {}

    /**
     * Writes a class for each bundle.
     *
     * @param folders the resources of the module, and the folder for the classes
     * @throws IllegalArgumentException if a message is wrong, or missing in a complete language
     */
    public static void main(String... folders) throws IOException {
        Path resources = Path.of(folders[0]);
        Path target = Path.of(folders[1]);
        for (Path file : bundles(resources)) {
            Bundle english = Bundle.read(file, Locale.UK);
            check(english);
            Path folder = resources.relativize(file.resolveSibling(""));
            PhraseWriter writer = new PhraseWriter(folder.toString().replaceAll("[/\\\\]", "."), english);
            write(target.resolve(folder).resolve(writer.className() + ".java"), writer.source());
        }
    }

    private static List<Path> bundles(Path resources) throws IOException {
        if (!Files.exists(resources)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(resources)) {
            return files.filter(file -> file.endsWith(ENGLISH)).sorted().toList();
        }
    }

    private static void check(Bundle english) throws IOException {
        List<String> mistakes = new ArrayList<>();
        for (Locale language : Languages.COMPLETE) {
            Path file = english.file().resolveSibling("words_%s.properties".formatted(language));
            Translation translation = new Translation(english, Bundle.read(file, language));
            translation.missing().forEach(key -> mistakes.add("%s lacks %s".formatted(file, key)));
            translation.mistakes().forEach(mistake -> mistakes.add("%s: %s".formatted(file, mistake)));
        }
        if (!mistakes.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", mistakes));
        }
    }

    /** An unchanged file keeps its time, so that nothing is compiled again for it. */
    private static void write(Path file, String source) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(source)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, source);
        }
    }
}
