package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.picture.Emblem;
import dolmen.bot.match.picture.Picture;
import dolmen.rules.GameRegistry;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Symbol;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.testing.RawBot;
import java.time.Duration;
import java.util.Base64;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The bot uploads a picture of every piece as an emoji of its own, and shows it in menus. */
class PieceEmojiTest {
    /** The smallest of all PNG files. */
    private static final byte[] PNG = Base64.getDecoder()
            .decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");

    private static final int TOO_MANY = 30_008;
    private static final int INVALID = 50_035;
    private static final Duration BETWEEN_LOOKS = Duration.ofHours(1);

    /** The board is there before an emoji comes back. */
    private static final Map<String, ?> SLOW_UPLOADS =
            Map.of("kind", "slow", "route", "POST /applications/\\d+/emojis", "milliseconds", 5_000, "times", 1);

    /** The version of the drawings; another one has other pictures. */
    private final AtomicReference<String> drawing = new AtomicReference<>("0");

    /** The materials whose pieces are drawn; most tests need few. */
    private final Set<Material> drawn = EnumSet.of(Material.LIMESTONE, Material.LINEN, Material.WALNUT);

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord =
            new LocalDiscord(HostedBot.Setting.USUAL.withClock(clock).withEmblems(this::emblem));

    private final RawBot owner = new RawBot(discord.sandbox, SandboxConfiguration.DEFAULT_TOKEN);

    /** The print has the initial of the material, since names of pieces without a print are not unique. */
    private Optional<Emblem> emblem(Symbol symbol) {
        return drawn.contains(symbol.material())
                ? Optional.of(new Emblem(new Picture(PNG, ""), print(symbol.material(), drawing.get())))
                : Optional.empty();
    }

    private int symbols() {
        return (int) GameRegistry.load()
                .games()
                .flatMap(game -> game.symbols().stream())
                .filter(symbol -> drawn.contains(symbol.material()))
                .count();
    }

    private static String print(Material material, String drawing) {
        return "%07x%s".formatted((int) material.name().charAt(0), drawing);
    }

    private static String pawn(String drawing) {
        return "dolmen_pawn_first_" + print(Material.LINEN, drawing);
    }

    private String emojis() {
        return "applications/" + discord.botId() + "/emojis";
    }

    /** The ids of all emoji, by name. */
    private Map<String, String> present() {
        var ids = new HashMap<String, String>();
        owner.json("GET", emojis(), "")
                .path("items")
                .forEach(
                        one -> ids.put(one.path("name").asText(), one.path("id").asText()));
        return ids;
    }

    private void awaitAll() {
        discord.eventually(() -> assertThat(present().keySet())
                .filteredOn(name -> name.startsWith("dolmen_") && name.endsWith(drawing.get()))
                .hasSize(symbols()));
    }

    /** Lets the bot look once more. */
    private void settle() {
        int before = looks();
        clock.advance(BETWEEN_LOOKS);
        discord.eventually(() -> assertThat(looks()).isGreaterThan(before));
    }

    private int looks() {
        return discord.requests("GET", "/" + emojis()).size();
    }

    private int uploads() {
        return discord.requests("POST", "/" + emojis()).size();
    }

    private void foreign(String name) {
        assertThat(owner.outcome(
                        "POST",
                        emojis(),
                        "{\"name\":\"%s\",\"image\":\"data:image/png;base64,%s\"}"
                                .formatted(name, Base64.getEncoder().encodeToString(PNG))))
                .isEqualTo("201 0");
    }

    private static List<String> emojiIn(JsonNode message) {
        return message.path("components").findValues("emoji").stream()
                .map(emoji -> emoji.path("id").asText())
                .toList();
    }

    @Test
    void every_piece_is_uploaded_once_and_a_restart_uploads_nothing() {
        awaitAll();
        int uploads = uploads();

        discord.restartBot();
        settle();

        assertThat(uploads).isEqualTo(symbols());
        assertThat(uploads()).isEqualTo(uploads);
        assertThat(discord.requests("DELETE", "/" + emojis() + "/\\d+")).isEmpty();
    }

    @Test
    void a_redrawn_piece_replaces_the_old_one_and_foreign_emoji_stay() {
        foreign("party");
        foreign("dolmen_logo");
        awaitAll();
        Map<String, String> before = present();

        drawing.set("1");
        discord.restartBot();
        awaitAll();

        discord.eventually(() -> assertThat(present())
                .hasSize(symbols() + 2)
                .containsKeys("party", "dolmen_logo", pawn("1"))
                .doesNotContainKey(pawn("0")));
        assertThat(present().get("party")).isEqualTo(before.get("party"));
    }

    @Test
    void menus_of_every_game_show_its_pieces() {
        drawn.addAll(EnumSet.allOf(Material.class));
        discord.restartBot();
        awaitAll();
        settle();

        int match = 0;
        for (String variant : List.of("murus-gallicus", "mausoleum", "gardsdansen", "obelisk")) {
            match++;
            JsonNode board = discord.astrid.awaitBoard(discord.begin(variant), match, 0);
            assertThat(emojiIn(board))
                    .hasSameSizeAs(Choices.offered(board))
                    .isSubsetOf(present().values());
        }
        String table = discord.begin("mausoleum-cards");
        assertThat(discord.astrid.privately(table, "move", "move", "draw")).isNotEmpty();
        JsonNode hand = discord.astrid.command(table, "board").path("message");
        assertThat(emojiIn(hand))
                .hasSameSizeAs(Choices.offered(hand))
                .isSubsetOf(present().values());
    }

    @Test
    void a_menu_is_plain_while_an_emoji_is_missing() {
        awaitAll();
        discord.stopBot();
        assertThat(owner.outcome("DELETE", emojis() + "/" + present().get(pawn("0")), ""))
                .isEqualTo("204 0");
        discord.fault(refusal(INVALID));
        discord.startBot();
        settle();

        assertThat(emojiIn(discord.astrid.awaitBoard(discord.begin("gardsdansen"), 1, 0)))
                .isEmpty();
        assertThat(emojiIn(discord.astrid.awaitBoard(discord.begin("mausoleum"), 2, 0)))
                .isNotEmpty();
    }

    @Test
    void a_message_is_sent_without_an_emoji_that_somebody_has_deleted_meanwhile_and_the_emoji_comes_back() {
        awaitAll();
        settle();
        String pawn = pawn("0");
        discord.fault(SLOW_UPLOADS);
        assertThat(owner.outcome("DELETE", emojis() + "/" + present().get(pawn), ""))
                .isEqualTo("204 0");

        JsonNode board = discord.astrid.awaitBoard(discord.begin("gardsdansen"), 1, 0);

        assertThat(Choices.offered(board)).isNotEmpty();
        assertThat(emojiIn(board)).isEmpty();
        assertThat(board.path("attachments")).hasSize(1);
        discord.eventually(() -> assertThat(present()).containsKey(pawn));
    }

    @Test
    void an_application_without_room_for_emoji_has_plain_menus_and_is_tried_again_an_hour_later() {
        discord.stopBot();
        present().values().forEach(id -> owner.send("DELETE", emojis() + "/" + id, ""));
        discord.fault(refusal(TOO_MANY));
        int before = uploads();
        discord.startBot();
        discord.eventually(() -> assertThat(uploads()).isEqualTo(before + 1));

        assertThat(emojiIn(discord.astrid.awaitBoard(discord.begin("obelisk"), 1, 0)))
                .isEmpty();
        assertThat(uploads()).isEqualTo(before + 1);

        discord.clearFaults();
        clock.advance(BETWEEN_LOOKS);
        awaitAll();
    }

    private static Map<String, ?> refusal(int code) {
        return Map.of(
                "kind",
                "error",
                "route",
                "POST /applications/\\d+/emojis",
                "status",
                400,
                "code",
                code,
                "times",
                1_000);
    }
}
