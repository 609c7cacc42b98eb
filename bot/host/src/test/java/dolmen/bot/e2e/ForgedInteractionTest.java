package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.challenge.Challenge;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Whatever ids and values arrive that no message of the bot bears, they are answered in words, never by a failure. All
 * of them:
 *
 * <pre>
 * mvn -pl bot/host -am test -Dtest=ForgedInteractionTest -Dsurefire.failIfNoSpecifiedTests=false -Ddolmen.forgeries=100
 * </pre>
 */
class ForgedInteractionTest {
    /** How many ids of each action are tried. */
    private static final int FORGERIES = Integer.getInteger("dolmen.forgeries", 5);

    private static final String FAILURE = "Something went wrong";
    private static final String NOT_HERE = "cannot be answered here";
    private static final long NO_CHALLENGE = 9_999;
    private static final int COMPONENT = 3;
    private static final int MODAL = 5;
    private static final int BUTTON = 2;
    private static final int STRING_MENU = 3;
    private static final int CHANNEL_MENU = 8;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String message;
    private int looked;

    @BeforeEach
    void open() {
        message = discord.challenge("mausoleum").path("id").asText();
        discord.begin("mausoleum-cards");
        String over = discord.begin("obelisk(mode=balanced)");
        discord.bjorn.press(discord.bjorn.command(over, "resign").path("message"), "Resign");
    }

    /** Ids of the action that are nearly right, and some that are not at all. */
    private static List<String> ids(Action action) {
        String name = action.wireName();
        Random random = new Random(name.hashCode());
        Stream<String> numbers = Stream.of("1", "2", "77", "2147483648", "999999999999999999")
                .flatMap(number -> Stream.of("1", "999999999").map(ply -> "v1:%s:%s:%s".formatted(name, number, ply)));
        Stream<String> paths = Stream.of(
                        "x",
                        "a.b.c.d.e.f",
                        "99999999999999999999999",
                        "-1",
                        "DRAW",
                        "...",
                        " ",
                        "🜁.ü",
                        "0.0",
                        "mausoleum.server",
                        "nothing.server",
                        "18446744073709551615",
                        "%s%n")
                .map(path -> "v1:%s:1:1:%s".formatted(name, path));
        Stream<String> wild = IntStream.range(0, 2)
                .mapToObj(again -> "v1:%s:%d:%d:%s"
                        .formatted(
                                name,
                                random.nextInt(4),
                                random.nextInt(3),
                                random.ints(12, 33, 0x2FFF)
                                        .filter(Character::isLetterOrDigit)
                                        .collect(
                                                StringBuilder::new,
                                                StringBuilder::appendCodePoint,
                                                StringBuilder::append)));
        Stream<String> others = Stream.of(
                "v2:%s:1:1".formatted(name),
                "v1:%s:-1:0".formatted(name),
                "v1:%s:1:1:%s".formatted(name, "y".repeat(60)));
        var all = new ArrayList<>(
                Stream.of(numbers, paths, wild, others).flatMap(ids -> ids).toList());
        Collections.shuffle(all, random);
        return all.subList(0, Math.min(FORGERIES, all.size()));
    }

    private static List<Map<String, Object>> components(String id) {
        return List.of(
                Map.of("custom_id", id, "component_type", BUTTON, "id", 1),
                Map.of("custom_id", id, "component_type", STRING_MENU, "id", 1, "values", List.of()),
                Map.of("custom_id", id, "component_type", STRING_MENU, "id", 1, "values", List.of("🜁 x.y")),
                Map.of("custom_id", id, "component_type", STRING_MENU, "id", 1, "values", List.of("more:99999999999")),
                Map.of("custom_id", id, "component_type", CHANNEL_MENU, "id", 1, "values", List.of()));
    }

    private static Map<String, Object> field(String name, String value) {
        return Map.of("type", 18, "id", 1, "component", Map.of("type", 4, "id", 2, "custom_id", name, "value", value));
    }

    private static List<Map<String, Object>> forms(String id) {
        return List.of(
                Map.of("custom_id", id, "components", List.of()),
                Map.of("custom_id", id, "components", List.of(field("other", "?"))),
                Map.of(
                        "custom_id",
                        id,
                        "components",
                        List.of(field("move", "\u0000🜁"), field("plan", "🜁\n,,,"), field("reason", ""))));
    }

    private void send(Person person, int type, Map<String, Object> data) {
        JsonNode answer = person.interact(Map.of(
                "type", type, "forged", true, "channel_id", discord.general, "message_id", message, "data", data));
        assertThat(answer.path("outcome").asText()).as("%s", data).isNotEqualTo("failed");
    }

    /** What the bot has said since the last look that tells of a failure. */
    private List<String> failures() {
        var exchanges = discord.sandbox.exchanges();
        List<String> found = exchanges.stream()
                .skip(looked)
                .map(exchange -> exchange.request().toString())
                .filter(words -> words.contains(FAILURE))
                .toList();
        looked = exchanges.size();
        return found;
    }

    @Test
    void every_action_with_every_id_is_answered() {
        var failed = new ArrayList<String>();
        for (Action action : Action.values()) {
            for (String id : ids(action)) {
                List<Map<String, Object>> touches = components(id);
                int which =
                        Math.floorMod(id.hashCode(), touches.size() + forms(id).size());
                Person sender = id.length() % 2 == 0 ? discord.chiara : discord.bjorn;
                if (which < touches.size()) {
                    send(sender, COMPONENT, touches.get(which));
                } else {
                    send(sender, MODAL, forms(id).get(which - touches.size()));
                }
                if (!failures().isEmpty()) {
                    failed.add(id);
                }
            }
        }
        assertThat(failed).isEmpty();
    }

    @Test
    void no_forged_press_changes_a_board() {
        String thread = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(thread, 3, 0);
        for (Action action : Action.values()) {
            if (action.isPrivate() || action == Action.PLAY_MEANT) {
                for (Person person : List.of(discord.chiara, discord.astrid)) {
                    person.interact(Map.of(
                            "type",
                            COMPONENT,
                            "forged",
                            true,
                            "channel_id",
                            thread,
                            "message_id",
                            board.path("id").asText(),
                            "data",
                            components("v1:%s:3:7:x".formatted(action.wireName()))
                                    .getFirst()));
                }
            }
        }
        assertThat(discord.astrid.message(thread, board.path("id").asText())).isEqualTo(board);
    }

    /** All that answers a challenge, and how it is touched. */
    private static List<Map<String, Object>> answersTo(long challenge) {
        var touches = new ArrayList<Map<String, Object>>();
        for (Action action : List.of(
                Action.ACCEPT,
                Action.LEAVE,
                Action.DECLINE,
                Action.WITHDRAW,
                Action.MAKE_RATED,
                Action.FILL,
                Action.FILL_WITH,
                Action.GIVE_REASON)) {
            String id = "v1:%s:%d:0".formatted(action.wireName(), challenge);
            touches.add(
                    switch (action) {
                        case FILL_WITH ->
                            Map.of("custom_id", id, "component_type", STRING_MENU, "id", 1, "values", List.of("Ylva"));
                        case GIVE_REASON -> Map.of("custom_id", id, "components", List.of(field("reason", "no")));
                        default -> Map.of("custom_id", id, "component_type", BUTTON, "id", 1);
                    });
        }
        return touches;
    }

    /** Presses it, and waits for these words. */
    private void refused(Person person, String channel, JsonNode on, Map<String, Object> data, String words) {
        int before = discord.sandbox.exchanges().size();
        person.interact(Map.of(
                "type",
                data.containsKey("components") ? MODAL : COMPONENT,
                "forged",
                true,
                "channel_id",
                channel,
                "message_id",
                on.path("id").asText(),
                "data",
                data));
        discord.eventually(() -> assertThat(discord.sandbox.exchanges().stream()
                        .skip(before)
                        .map(exchange -> exchange.request().toString()))
                .as("%s", data)
                .anyMatch(said -> said.contains(words)));
    }

    private Challenge seek(Person person, String channel) {
        JsonNode message = person.command(channel, "seek", "game", "mausoleum").path("message");
        String id = Person.button(message, "Join").split(":", -1)[2];
        return challenge(new ChallengeId(Long.parseLong(id)));
    }

    private Challenge challenge(ChallengeId id) {
        return discord.hosted().database.challenges().find(id).orElseThrow();
    }

    @Test
    void a_challenge_is_answered_neither_on_another_server_nor_by_another_message_nor_unseen() {
        JsonNode other = discord.control.post("guilds?as=" + discord.chiara.id, Map.of("name", "Other Circle"));
        String elsewhere = discord.generalOf(other.path("id").asText());
        Person dora = discord.stranger("Dora");
        discord.control.post("guilds/%s/join?as=%s".formatted(other.path("id").asText(), dora.id), Map.of());
        Challenge open = seek(discord.astrid, discord.general);
        JsonNode posted = dora.command(elsewhere, "seek", "game", "obelisk").path("message");
        JsonNode list = dora.command(elsewhere, "games").path("message");
        for (Map<String, Object> touch : answersTo(open.id().value())) {
            refused(dora, elsewhere, posted, touch, refusal(touch));
            refused(dora, elsewhere, list, touch, NOT_HERE);
        }
        assertThat(dora.message(elsewhere, posted.path("id").asText())).isEqualTo(posted);

        JsonNode another = discord.bjorn
                .command(discord.general, "seek", "game", "obelisk")
                .path("message");
        refused(
                discord.bjorn,
                discord.general,
                another,
                answersTo(open.id().value()).getFirst(),
                NOT_HERE);
        refused(discord.bjorn, discord.general, another, answersTo(NO_CHALLENGE).getFirst(), "This challenge is gone");
        assertThat(discord.bjorn.message(discord.general, another.path("id").asText()))
                .isEqualTo(another);

        String games = discord.channel("games");
        Challenge hidden = seek(discord.astrid, games);
        discord.deny(games, discord.chiara.id, Permission.VIEW_CHANNEL);
        JsonNode own = discord.chiara.command(discord.general, "games").path("message");
        refused(
                discord.chiara,
                discord.general,
                own,
                answersTo(hidden.id().value()).getFirst(),
                NOT_HERE);
        assertThat(List.of(challenge(open.id()), challenge(hidden.id()))).containsExactly(open, hidden);
    }

    /** What is private stands on no public message. */
    private static String refusal(Map<String, Object> touch) {
        return touch.containsKey("values") ? "older release" : NOT_HERE;
    }
}
