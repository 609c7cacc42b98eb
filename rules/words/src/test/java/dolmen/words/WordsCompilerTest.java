package dolmen.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Locale;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WordsCompilerTest {
    private static final String ENGLISH = """
            stones.taken = {player} took {stones, plural, one {a stone} other {# stones}}.
            over = The match is over.
            """;

    @TempDir
    private Path folder;

    @Test
    void a_message_becomes_a_method_with_its_arguments() throws IOException {
        english(ENGLISH);
        compile();

        assertThat(generated())
                .content()
                .contains("public final class TurnPhrases")
                .contains("public static Phrase stonesTaken(Argument player, long stones)")
                .contains("public static Phrase over()");
    }

    @Test
    void the_class_is_java() throws IOException {
        english(ENGLISH + "mean = A backslash \\\\, quotes \" and the end of a comment: */\n"
                + "since = Since {day, date, ::dMMMy}\n");
        compile();

        Path stubs = Files.createDirectories(folder.resolve("generated/dolmen/rules/phrase"));
        Files.writeString(stubs.resolve("Argument.java"), "package dolmen.rules.phrase; public interface Argument {}");
        Files.writeString(
                stubs.resolve("Amount.java"),
                "package dolmen.rules.phrase; public record Amount(long value) implements Argument {}");
        Files.writeString(
                stubs.resolve("Day.java"),
                "package dolmen.rules.phrase; public record Day(long number) implements Argument {}");
        Files.writeString(
                stubs.resolve("Phrase.java"),
                "package dolmen.rules.phrase; import java.util.Map; "
                        + "public record Phrase(String bundle, String key, Map<String, Argument> arguments) {}");
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-proc:none",
                                "-sourcepath",
                                folder.resolve("generated").toString(),
                                generated().toString()))
                .isZero();
    }

    @Test
    void an_unchanged_class_keeps_its_time() throws IOException {
        english(ENGLISH);
        compile();
        FileTime before = FileTime.from(Instant.EPOCH);
        Files.setLastModifiedTime(generated(), before);
        compile();

        assertThat(Files.getLastModifiedTime(generated())).isEqualTo(before);
    }

    @Test
    void a_message_that_a_complete_language_lacks_is_a_mistake() throws IOException {
        english(ENGLISH);
        write("words_pl.properties", "over = Partia się skończyła.\n");

        assertRefused("words_pl.properties lacks stones.taken");
    }

    @Test
    void a_message_that_english_lacks_is_a_mistake() throws IOException {
        english(ENGLISH);
        write("words_ja.properties", ENGLISH + "begun = 対局開始\n");

        assertRefused("begun is not a key of the English file");
    }

    @Test
    void a_translation_has_the_arguments_of_the_original() throws IOException {
        english(ENGLISH);
        write("words_ja.properties", ENGLISH.replace("{player}", "{person}"));
        assertRefused("stones.taken has the arguments [person, stones] instead of [player, stones]");

        write("words_ja.properties", ENGLISH.replace("{player}", "{player, number}"));
        assertRefused("stones.taken: {player} is not a number");

        write("words_ja.properties", ENGLISH.replace("{player}", "{player, date, ::dMMMy}"));
        assertRefused("stones.taken: {player} is not a day");
    }

    @Test
    void a_translation_has_the_plurals_of_its_language() throws IOException {
        english(ENGLISH);
        write("words_pl.properties", ENGLISH);

        assertRefused("stones.taken lacks the plurals [few, many]");
    }

    @Test
    void a_key_is_there_once() throws IOException {
        english(ENGLISH + ENGLISH);

        assertRefused("has stones.taken twice");
    }

    @Test
    void a_mistake_in_a_pattern_is_told_with_its_file_and_key() throws IOException {
        english("over = The {match is over.\n");

        assertRefused("words.properties: over: ");
    }

    @Test
    void a_key_that_names_no_method_is_refused() throws IOException {
        english("Over = The match is over.\n");

        assertRefused("Over is not a key");
    }

    @Test
    void a_module_without_bundles_has_no_classes() throws IOException {
        compile();

        assertThat(folder.resolve("generated")).doesNotExist();
    }

    private void assertRefused(String why) {
        assertThatIllegalArgumentException().isThrownBy(this::compile).withMessageContaining(why);
    }

    /** The messages in English, and in every other language with all forms of plurals. */
    private void english(String messages) throws IOException {
        write("words.properties", messages);
        for (Locale language : Languages.COMPLETE) {
            write(
                    "words_%s.properties".formatted(language),
                    messages.replace("one {", "few {# stones} many {# stones} one {"));
        }
    }

    private void write(String name, String messages) throws IOException {
        Path bundle = Files.createDirectories(folder.resolve("resources/dolmen/turn"));
        Files.writeString(bundle.resolve(name), messages);
    }

    private Path generated() {
        return folder.resolve("generated/dolmen/turn/TurnPhrases.java");
    }

    private void compile() throws IOException {
        WordsCompiler.main(
                folder.resolve("resources").toString(),
                folder.resolve("generated").toString());
    }
}
