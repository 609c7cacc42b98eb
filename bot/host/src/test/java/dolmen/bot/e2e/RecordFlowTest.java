package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A match is taken along as a file, brought back, and gone on from. */
final class RecordFlowTest {
    private static final int EPHEMERAL = 64;
    private static final String UNDER_WAY = "You play this position in match #1. Ask again when that is over.";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    /** Björn gives up after a move of each. */
    private String ended() {
        String thread = discord.begin("murus-gallicus");
        discord.moveBoth(thread, 1);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        return thread;
    }

    private static String exported(Person person, String thread) {
        JsonNode answer = person.shown(thread, "export");
        assertThat(Person.privateWords(answer)).startsWith("Match #1");
        JsonNode file = answer.path("message").path("attachments").path(0);
        assertThat(file.path("filename").asText()).isEqualTo("match-1.txt");
        try (InputStream content = URI.create(file.path("url").asText()).toURL().openStream()) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static Map<String, String> file(String content) {
        return Map.of(
                "filename",
                "match.txt",
                "content",
                Base64.getEncoder().encodeToString(content.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void a_match_that_has_ended_is_exported_and_imported_again() {
        String thread = ended();

        String record = exported(discord.chiara, thread);

        assertThat(record)
                .startsWith("[Game \"murus-gallicus\"]\n[Match \"1\"]\n")
                .contains(
                        "[Player1 \"Astrid\"]\n[Player2 \"Björn\"]\n", "[Result \"1 > 2\"]\n[Ending \"2 resigned\"]\n")
                .endsWith(" !resign:2\n");
        JsonNode answer = discord.chiara.shown(discord.general, "import", "file", file(record));
        assertThat(Person.privateWords(answer))
                .isEqualTo(
                        "**Murus Gallicus**: **Astrid** and **Björn**, 2 turns.\n**Astrid** won: **Björn** resigned.");
        assertThat(Person.buttons(answer.path("message"))).containsExactly("Replay", "Analysis");
        assertThat(answer.path("message")
                        .path("attachments")
                        .path(0)
                        .path("filename")
                        .asText())
                .isEqualTo("match.png");
    }

    @Test
    void a_match_under_way_is_exported_unless_something_in_it_is_hidden() {
        String open = discord.begin("murus-gallicus");
        discord.moveBoth(open, 1);
        String hidden = discord.begin("mausoleum-cards");

        assertThat(exported(discord.astrid, open)).contains("[Result \"*\"]\n");
        JsonNode answer = discord.astrid.shown(hidden, "export");
        assertThat(Person.privateWords(answer))
                .isEqualTo("Match #2 still hides something. You can take it along when it is over.");
        assertThat(answer.path("message").path("attachments")).isEmpty();
    }

    @Test
    void somebody_is_challenged_to_go_on_and_the_match_begins_from_that_position() {
        String record = exported(discord.astrid, ended());

        JsonNode answer = discord.chiara.shown(
                discord.general,
                "import",
                "file",
                file(record),
                "opponent",
                discord.bjorn.id,
                "side",
                "first",
                "from",
                1);
        JsonNode challenge = discord.bjorn.await(
                discord.general, message -> Person.buttons(message).contains("Accept"));
        assertThat(Person.words(answer.path("message")))
                .isEqualTo("**Murus Gallicus**: **Astrid** and **Björn**, 2 turns.\n"
                        + "It goes on after turn 1: the side that answered is to move.\n"
                        + "Your [challenge](https://discord.com/channels/%s/%s/%s) stands in the channel."
                                .formatted(
                                        discord.match(1).venue().guild(),
                                        discord.general,
                                        challenge.path("id").asText()));
        assertThat(discord.chiara.messages(discord.general).stream()
                        .filter(message -> (message.path("flags").asInt() & EPHEMERAL) != 0))
                .hasSize(1);
        assertThat(challenge.path("content").asText())
                .contains(
                        "%s, **Chiara** challenges you to **Murus Gallicus**. The match goes on from this position, after turn 1: **Björn** is to move."
                                .formatted(discord.bjorn.mention()),
                        "**Chiara** plays the side that began.",
                        "Friendly");
        discord.bjorn.press(challenge, "Accept");

        Match match = discord.match(2);
        assertThat(match.rated()).isFalse();
        assertThat(match.record().moves()).hasSize(2).endsWith("!handover");
        assertThat(match.record().moves().getFirst())
                .isEqualTo(discord.match(1).record().moves().getFirst());
        assertThat(match.playerToMove().map(Object::toString)).contains(discord.bjorn.id);
        JsonNode board = discord.bjorn.await(
                match.venue().thread().toString(),
                message -> message.path("content")
                        .asText()
                        .contains("The players took over here; the moves before were brought along."));
        assertThat(board.path("content").asText()).contains(discord.bjorn.mention());
    }

    @Test
    void an_open_challenge_to_go_on_outlives_a_restart() throws Exception {
        String record = exported(discord.astrid, ended());
        discord.chiara.shown(discord.general, "import", "file", file(record), "opponent", discord.bjorn.id);
        JsonNode challenge = discord.bjorn.await(
                discord.general, message -> Person.buttons(message).contains("Accept"));
        discord.restartBot();

        discord.bjorn.press(challenge, "Accept");

        assertThat(discord.match(2).record().moves()).hasSize(3).endsWith("!handover");
    }

    @Test
    void what_cannot_be_read_is_refused_by_line_and_column() {
        assertThat(imported("[Game \"murus-gallicus\"]\n\n1. a1-a3 z9"))
                .isEqualTo("This file cannot be read as a match. Line 3, column 10: \"z9\" is not possible here.");
        assertThat(imported("")).isEqualTo("That file is empty.");
        assertThat(imported(" \r\n\uFEFF")).isEqualTo("That file is empty.");
        assertThat(imported("\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR"))
                .isEqualTo("That is not a text file. `/export` makes files that I can read.");
        assertThat(imported("x".repeat(256 * 1024 + 1))).contains("too large");
    }

    @Test
    void an_imported_match_is_stepped_through_and_analysed_like_one_that_was_played_here() throws Exception {
        String record = exported(discord.astrid, ended());
        JsonNode answer = discord.chiara
                .shown(discord.general, "import", "file", file(record.replace("Björn", "Bo*b")))
                .path("message");

        JsonNode replay = discord.chiara.press(answer, "Replay").path("message");
        assertThat(Person.words(replay))
                .isEqualTo("**Replay of the match in the file** · Murus Gallicus\n**0 / 2** · **Astrid** moves first.");
        discord.restartBot();
        discord.chiara.press(replay, "Next");
        discord.chiara.press(now(replay), "Next");
        assertThat(Person.words(now(replay))).contains("**2 / 2** · **Bo\\*b** played");
        assertThat(now(replay).path("attachments").findValuesAsText("filename"))
                .containsExactly("replay-file-2.png", "record.txt");
        discord.chiara.press(now(replay), "Last");
        assertThat(Person.words(now(replay))).contains("**2 / 2** · **Bo\\*b** resigned, so **Astrid** won.");
        JsonNode film = discord.chiara.press(now(replay), "Animated").path("message");
        discord.eventually(() ->
                assertThat(now(film).at("/attachments/0/filename").asText()).isEqualTo("replay-file.gif"));
        JsonNode story = discord.chiara.press(now(replay), "Story").path("message");
        assertThat(story.at("/attachments/0/filename").asText()).isEqualTo("story-file.png");

        assertThat(Person.words(discord.chiara.press(answer, "Analysis").path("message")))
                .contains("The match in the file is being analysed");
        discord.eventually(() -> assertThat(discord.chiara.messages(discord.general))
                .anyMatch(message -> Person.words(message).contains("Accuracy: **Astrid**")));
    }

    private JsonNode now(JsonNode message) {
        return discord.chiara.message(
                message.path("channel_id").asText(), message.path("id").asText());
    }

    @Test
    void an_imported_match_goes_on_against_a_computer_at_once() {
        String record = exported(discord.astrid, ended());
        discord.playAtOnce(discord.chiara);

        String words = discord.chiara.privately(
                discord.general, "import", "file", file(record), "computer", "Ylva", "side", "second", "from", 1);

        assertThat(words)
                .contains("It goes on after turn 1: the side that answered is to move.")
                .contains("](https://")
                .endsWith(" begins in the channel.");
        Match match = discord.match(2);
        assertThat(match.playerToMove().map(Object::toString)).contains(discord.chiara.id);
        assertThat(match.withComputers()).isTrue();
        assertThat(discord.messagesOfBot(discord.general).stream().map(Person::words))
                .anyMatch(told -> told.startsWith(
                        "**Chiara** plays **Murus Gallicus** from turn 2 on against **Ylva**, a computer"));
        assertThat(match.rated()).isFalse();
        assertThat(match.record().moves()).hasSize(2).endsWith("!handover");
    }

    @Test
    void a_turn_to_go_on_from_without_an_opponent_is_shown_and_both_at_once_are_refused() {
        String record = exported(discord.astrid, ended());

        assertThat(discord.chiara.privately(discord.general, "import", "file", file(record), "from", 1))
                .endsWith("The picture shows it after turn 1: the side that answered is to move. "
                        + "To go on from there, name an `opponent` or a `computer` as well.");
        assertThat(discord.chiara.privately(discord.general, "import", "file", file(record), "from", 9))
                .isEqualTo("There is no position after turn 9 from which everybody could go on.");
        assertThat(discord.chiara.privately(
                        discord.general,
                        "import",
                        "file",
                        file(record),
                        "opponent",
                        discord.bjorn.id,
                        "computer",
                        "Ylva"))
                .isEqualTo("Name a person or a computer to go on with, not both.");
    }

    @Test
    void a_pace_or_an_opponent_that_cannot_be_is_told_instead_of_a_preview() {
        String record = exported(discord.astrid, ended());

        assertThat(discord.chiara.privately(
                        discord.general, "import", "file", file(record), "opponent", discord.bjorn.id, "pace", "soon"))
                .doesNotContain("2 turns");
        assertThat(discord.chiara.privately(
                        discord.general, "import", "file", file(record), "opponent", discord.chiara.id))
                .doesNotContain("2 turns");
    }

    @Test
    void whoever_still_plays_a_position_gets_no_analysis_of_it_out_of_a_file_and_no_computer_plays_on_from_it() {
        String thread = discord.begin("murus-gallicus");
        discord.moveBoth(thread, 1);
        String over = exported(discord.astrid, thread).replace("[Result \"*\"]\n", "") + " !resign:2";
        JsonNode answer = discord.astrid
                .shown(discord.general, "import", "file", file(over))
                .path("message");

        assertThat(Person.privateWords(discord.astrid.press(answer, "Analysis")))
                .isEqualTo(UNDER_WAY);
        assertThat(discord.astrid.privately(discord.general, "import", "file", file(over), "computer", "Ylva"))
                .isEqualTo(UNDER_WAY);
        assertThat(discord.astrid.privately(
                        discord.general, "import", "file", file(over), "computer", "Ylva", "from", 1))
                .isEqualTo(UNDER_WAY);
    }

    @Test
    void a_mirror_image_of_a_position_that_is_still_played_is_refused_like_the_position() {
        String thread = discord.begin("murus-gallicus");
        discord.moveBoth(thread, 1);
        String over = exported(discord.astrid, thread).replace("[Result \"*\"]\n", "") + " !resign:2";
        String mirrored = mirrored(over);
        assertThat(mirrored).isNotEqualTo(over);
        JsonNode answer = discord.astrid
                .shown(discord.general, "import", "file", file(mirrored))
                .path("message");

        assertThat(Person.privateWords(discord.astrid.press(answer, "Analysis")))
                .isEqualTo(UNDER_WAY);
        assertThat(discord.astrid.privately(discord.general, "import", "file", file(mirrored), "computer", "Ylva"))
                .isEqualTo(UNDER_WAY);
        assertThat(Person.privateWords(discord.chiara.press(
                        discord.chiara
                                .shown(discord.general, "import", "file", file(mirrored))
                                .path("message"),
                        "Analysis")))
                .isNotEqualTo(UNDER_WAY);
    }

    /** The moves with the columns counted from the other side. */
    private static String mirrored(String record) {
        int moves = record.indexOf("\n\n");
        return record.substring(0, moves)
                + Pattern.compile("([a-h])(?=[1-7])")
                        .matcher(record.substring(moves))
                        .replaceAll(found ->
                                String.valueOf((char) ('a' + 'h' - found.group().charAt(0))));
    }

    @Test
    void where_all_cannot_go_on_nobody_is_challenged() {
        String record = exported(discord.astrid, ended());

        assertThat(discord.chiara.privately(
                        discord.general, "import", "file", file(record), "opponent", discord.bjorn.id, "from", 7))
                .isEqualTo("There is no position after turn 7 from which everybody could go on.");
        assertThat(discord.chiara.privately(
                        discord.general,
                        "import",
                        "file",
                        file("[Game \"mausoleum-cards\"]"),
                        "opponent",
                        discord.bjorn.id))
                .contains("hidden cards");
    }

    private String imported(String text) {
        String words = discord.chiara.privately(discord.general, "import", "file", file(text));
        return words.replace("\\", "");
    }
}
