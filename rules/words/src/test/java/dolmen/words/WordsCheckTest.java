package dolmen.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WordsCheckTest {
    @TempDir
    private Path sources;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private Path turns;

    @BeforeEach
    void english() throws IOException {
        turns = Files.createDirectories(sources.resolve("bot/discord/src/main/resources/turn"));
        Files.writeString(turns.resolve("words.properties"), "over = It is over.\ntaken = {player} took a stone.\n");
    }

    private boolean passes() throws IOException {
        return new WordsCheck(
                        sources, Locale.forLanguageTag("da"), new PrintStream(printed, true, StandardCharsets.UTF_8))
                .passes();
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_language_without_a_file_is_told_which_one_to_write() throws IOException {
        assertThat(passes()).isFalse();
        assertThat(printed())
                .contains(Path.of("bot/discord/src/main/resources/turn/words_da.properties")
                        .toString())
                .endsWith("da: 0 of 2 messages%n".formatted());
    }

    @Test
    void a_missing_message_is_shown_in_english_and_a_wrong_one_is_explained() throws IOException {
        Files.writeString(turns.resolve("words_da.properties"), "over = Det er forbi, {player}.\n");

        assertThat(passes()).isFalse();
        assertThat(printed())
                .contains("  taken = {player} took a stone.", "  over has the arguments [player] instead of []")
                .endsWith("da: 1 of 2 messages%n".formatted());
    }

    @Test
    void a_complete_language_passes() throws IOException {
        Files.writeString(
                turns.resolve("words_da.properties"), "over = Det er forbi.\ntaken = {player} tog en sten.\n");

        assertThat(passes()).isTrue();
        assertThat(printed()).isEqualTo("da: 2 of 2 messages%n".formatted());
    }
}
