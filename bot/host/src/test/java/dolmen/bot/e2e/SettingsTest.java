package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.words.Wordings;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Each person's and each server's own way to see boards. */
class SettingsTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void settings_say_privately_what_holds_and_keep_what_is_not_named() {
        assertThat(settings(discord.astrid, "settings"))
                .contains(
                        "Colours of your boards: As on the server",
                        "type: Show it first",
                        "bottom of your boards: Your own side");
        assertThat(settings(discord.astrid, "settings", "theme", "dark", "confirm", false))
                .contains(
                        "Colours of your boards: Dark",
                        "type: Play it at once",
                        "bottom of your boards: Your own side");
        assertThat(settings(discord.astrid, "settings", "side", "FIRST"))
                .contains(
                        "Colours of your boards: Dark",
                        "type: Play it at once",
                        "bottom of your boards: The first player's side");
        assertThat(settings(discord.astrid, "settings", "theme", "-"))
                .contains("Colours of your boards: As on the server", "type: Play it at once");
        assertThat(settings(discord.bjorn, "settings"))
                .contains(
                        "Colours of your boards: As on the server",
                        "type: Show it first",
                        "bottom of your boards: Your own side");
    }

    @Test
    void settings_hold_in_direct_messages_and_after_a_restart() throws Exception {
        String dm = discord.control
                .post("dms?as=" + discord.bjorn.id, Map.of("user_id", discord.botId()))
                .path("id")
                .asText();
        discord.bjorn.privately(dm, "settings", "theme", "dark", "confirm", false, "side", "FIRST");
        settings(discord.astrid, "settings-server", "theme", "dark");

        discord.restartBot();

        assertThat(settings(discord.bjorn, "settings"))
                .contains(
                        "Colours of your boards: Dark",
                        "type: Play it at once",
                        "bottom of your boards: The first player's side");
        assertThat(settings(discord.astrid, "settings-server")).contains("all see: Dark");
    }

    @Test
    void private_boards_have_the_theme_of_whoever_asks_and_public_ones_that_of_the_server() throws IOException {
        String thread = discord.begin("murus-gallicus");
        assertThat(dark(discord.astrid.awaitBoard(thread, 1, 0))).isFalse();
        discord.astrid.privately(thread, "settings", "theme", "dark");
        assertThat(dark(board(discord.astrid, thread))).isTrue();
        assertThat(dark(board(discord.bjorn, thread))).isFalse();

        discord.play(thread, 1, "a1-a3");
        assertThat(dark(discord.bjorn.awaitBoard(thread, 1, 1))).isFalse();

        discord.astrid.privately(thread, "settings-server", "theme", "dark");
        discord.astrid.privately(thread, "settings", "theme", "light");
        discord.play(thread, 1, "a7-a5");
        assertThat(dark(discord.astrid.awaitBoard(thread, 1, 2))).isTrue();
        assertThat(dark(board(discord.astrid, thread))).isFalse();
        assertThat(dark(board(discord.bjorn, thread))).isTrue();
    }

    @Test
    void the_second_player_may_look_from_the_first_players_side() throws IOException {
        String thread = discord.begin("murus-gallicus");
        BufferedImage first = picture(board(discord.chiara, thread));
        assertThat(same(picture(board(discord.bjorn, thread)), first)).isFalse();

        discord.bjorn.privately(thread, "settings", "side", "FIRST");

        assertThat(same(picture(board(discord.bjorn, thread)), first)).isTrue();
    }

    @Test
    void the_board_does_not_turn_over_while_the_second_player_chooses_a_turn() throws IOException {
        String thread = discord.begin("obelisk");
        discord.play(thread, 1, Playthrough.shortest("obelisk").getFirst());
        JsonNode posted = discord.bjorn.awaitBoard(thread, 1, 1);
        JsonNode own = discord.bjorn.press(posted, "My view").path("message");
        BufferedImage fromOwnSide = picture(own);
        assertThat(same(fromOwnSide, picture(posted))).isFalse();

        JsonNode begunAgain = begunAgain(posted);
        assertThat(same(picture(begunAgain), picture(posted))).as("as posted").isTrue();
        assertThat(same(picture(begunAgain(begunAgain)), picture(posted))).isTrue();
        assertThat(same(picture(begunAgain(own)), fromOwnSide))
                .as("as in the own view")
                .isTrue();
    }

    @Test
    void a_typed_turn_is_shown_from_the_side_of_the_second_player_who_typed_it() throws IOException {
        String thread = discord.begin("obelisk");
        List<String> turns = Playthrough.shortest("obelisk");
        discord.play(thread, 1, turns.getFirst());
        JsonNode posted = discord.bjorn.awaitBoard(thread, 1, 1);
        BufferedImage fromOwnSide =
                picture(discord.bjorn.press(posted, "My view").path("message"));

        JsonNode byCommand = discord.bjorn.shown(thread, "move", "move", turns.get(1));
        JsonNode byForm =
                discord.bjorn.submit(discord.bjorn.press(posted, "Type a move"), Map.of("move", turns.get(1)));

        for (JsonNode preview : List.of(byCommand.path("message"), byForm.path("message"))) {
            JsonNode again = discord.bjorn.press(preview, "Start over").path("message");
            assertThat(same(picture(again), fromOwnSide)).isTrue();
        }
    }

    /** The board after Björn has chosen a piece, and then to start over. */
    private JsonNode begunAgain(JsonNode board) {
        String piece = Choices.labels(board).getFirst();
        JsonNode chosen = discord.bjorn.press(board, piece).path("message");
        return discord.bjorn.press(chosen, "Start over").path("message");
    }

    @Test
    void the_rules_of_a_match_name_the_sides_and_are_drawn_from_the_first_side_for_everybody() throws IOException {
        String thread = discord.begin("mausoleum");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        BufferedImage first =
                pictureOfRules(discord.astrid.press(board, "Rules").path("message"));

        JsonNode rules = discord.bjorn.press(board, "Rules").path("message");
        assertThat(Person.words(rules)).contains("White begins.").doesNotContain("You are");
        assertThat(same(pictureOfRules(rules), first)).isTrue();
    }

    @Test
    void a_board_can_be_seen_from_the_other_side_for_once() throws IOException {
        String thread = discord.begin("murus-gallicus");
        BufferedImage own = picture(board(discord.chiara, thread));
        JsonNode flipped = discord.bjorn.command(thread, "board", "flip", true).path("message");

        assertThat(same(picture(flipped), own)).isTrue();
        assertThat(same(picture(board(discord.bjorn, thread)), own)).isFalse();
    }

    @Test
    void only_who_manages_a_server_is_offered_its_settings() {
        Map<String, Object> asking = Person.slash(discord.general, "settings-server", "theme", "dark");
        assertThat(discord.control.refusal("interactions?as=" + discord.bjorn.id, asking))
                .contains("no command /settings-server");
        JsonNode command = discord.world().path("commands").findParents("default_member_permissions").stream()
                .filter(one -> one.path("name").asText().equals("settings-server"))
                .findFirst()
                .orElseThrow();
        assertThat(command.path("default_member_permissions").asText())
                .isEqualTo(Long.toString(Permission.MANAGE_SERVER.getRawValue()));
    }

    @Test
    void whom_a_channel_alone_lets_pass_is_refused_the_settings_of_the_server() {
        discord.control.post(
                "channels/%s/permissions?as=%s".formatted(discord.general, discord.astrid.id),
                Map.of(
                        "id",
                        discord.bjorn.id,
                        "allow",
                        Long.toString(Permission.MANAGE_SERVER.getRawValue()),
                        "deny",
                        "0"));

        assertThat(discord.bjorn.privately(discord.general, "settings-server", "theme", "dark"))
                .contains("Only members with the permission *Manage Server*");
        assertThat(settings(discord.astrid, "settings-server")).contains("all see: The default");
    }

    @Test
    void every_theme_can_be_chosen() {
        Map<String, String> themes =
                discord.hosted().services.gallery().boards().themes(Wordings.ENGLISH);
        assertThat(themes).containsEntry("light", "Light").containsEntry("dark", "Dark");
        themes.forEach((name, title) -> assertThat(settings(discord.astrid, "settings", "theme", name))
                .contains("Colours of your boards: " + title));
    }

    private String settings(Person person, String command, Object... options) {
        JsonNode answer = person.command(discord.general, command, options);
        assertThat(Person.privateWords(answer)).isNotEmpty();
        return Choices.settings(answer.path("message"));
    }

    private static JsonNode board(Person person, String thread) {
        return person.command(thread, "board").path("message");
    }

    private static boolean dark(JsonNode message) throws IOException {
        var corner = new Color(picture(message).getRGB(0, 0));
        return corner.getRed() + corner.getGreen() + corner.getBlue() < 3 * 128;
    }

    private static BufferedImage picture(JsonNode message) throws IOException {
        return pictureAt(message.path("attachments").path(0));
    }

    private static BufferedImage pictureOfRules(JsonNode message) throws IOException {
        return pictureAt(message.path("components").findPath("media"));
    }

    private static BufferedImage pictureAt(JsonNode file) throws IOException {
        return ImageIO.read(URI.create(file.path("url").asText()).toURL());
    }

    private static boolean same(BufferedImage one, BufferedImage other) {
        int width = one.getWidth();
        int height = one.getHeight();
        return width == other.getWidth()
                && height == other.getHeight()
                && Arrays.equals(
                        one.getRGB(0, 0, width, height, null, 0, width),
                        other.getRGB(0, 0, width, height, null, 0, width));
    }
}
