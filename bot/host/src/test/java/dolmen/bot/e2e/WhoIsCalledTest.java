package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Whose device rings at what, by what Discord notifies of; the page about it says the same. */
final class WhoIsCalledTest {
    private static final Path PAGE = Path.of("../docs/notifications.md");
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

    /** After the last expected call nothing further may come. */
    private static final Duration QUIET = Duration.ofMillis(700);

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private List<Person> people;
    private final Map<Person, Integer> heard = new HashMap<>();
    private final SequencedMap<String, String> called = new LinkedHashMap<>();

    @BeforeEach
    void open() {
        people = List.of(discord.astrid, discord.bjorn, discord.chiara);
        people.forEach(person -> heard.put(person, 0));
    }

    @Test
    void everybody_is_called_once_to_what_they_wait_for_and_to_nothing_else() throws Exception {
        ofChallenges();
        ofAMatch();
        ofALargerTable();

        String table = called.entrySet().stream()
                .map(row -> "| %s | %s |".formatted(row.getKey(), row.getValue()))
                .collect(Collectors.joining("\n"));
        assertThat(page()).contains(table);
    }

    private static String page() throws IOException {
        return Files.readString(PAGE, StandardCharsets.UTF_8);
    }

    private void ofChallenges() throws InterruptedException {
        JsonNode declined = challenge("murus-gallicus");
        tell("A challenge", discord.bjorn);
        discord.bjorn.submit(discord.bjorn.press(declined, "Decline"), "reason", "no time");
        tell("It is declined", discord.astrid);
        JsonNode withdrawn = challenge("murus-gallicus");
        tell("Another challenge", discord.bjorn);
        discord.astrid.press(withdrawn, "Withdraw (Astrid only)");
        tell("It is withdrawn, and nobody waits for it");
        discord.astrid.command(discord.general, "seek", "game", "obelisk");
        tell("A seek");
    }

    private JsonNode challenge(String game) {
        return discord.astrid.challenge(discord.general, discord.bjorn, game, "side", "first");
    }

    private void ofAMatch() throws InterruptedException {
        JsonNode offer = challenge("murus-gallicus");
        tell("A third challenge", discord.bjorn);
        discord.bjorn.press(offer, "Accept");
        String thread = offer.path("id").asText();
        discord.astrid.awaitBoard(thread, 1, 0);
        tell("It is accepted: the first board", discord.astrid);
        discord.astrid.privately(thread, "move", "move", "a1-a3");
        tell("A move: the next board", discord.bjorn);
        JsonNode panel = discord.bjorn
                .press(discord.bjorn.awaitBoard(thread, 1, 1), "More")
                .path("message");
        discord.bjorn.press(panel, "Offer a draw");
        tell("A draw is offered", discord.astrid);
        JsonNode request =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Agree"));
        discord.astrid.press(request, "Agree");
        tell("The match ends: its result", discord.astrid, discord.bjorn);
        JsonNode result =
                discord.bjorn.await(thread, message -> Person.buttons(message).contains("Rematch"));
        discord.bjorn.press(result, "Share in channel");
        discord.eventually(() ->
                assertThat(discord.requests("PATCH", "/channels/" + thread)).isNotEmpty());
        tell("Its result is shared, and its thread marked");
        discord.bjorn.press(result, "Rematch");
        tell("A rematch is offered", discord.astrid);
    }

    private void ofALargerTable() throws InterruptedException {
        String thread =
                discord.beginTable("murus-gallicus(goal=escape,players=3)", List.of(discord.bjorn, discord.chiara));
        discord.eventually(() -> assertThat(discord.requests("POST", "/channels/" + thread + "/messages"))
                .isNotEmpty());
        people.forEach(person -> heard.put(person, notifications(person)));
        Person mover = people.stream()
                .filter(person -> person.id.equals(
                        discord.match(2).playerToMove().orElseThrow().toString()))
                .findFirst()
                .orElseThrow();
        JsonNode panel = mover.press(mover.awaitBoard(thread, 2, 0), "More").path("message");
        JsonNode question = mover.press(panel, "Resign").path("message");
        mover.press(question, "Resign");
        Person next = people.stream()
                .filter(person -> person.id.equals(
                        discord.match(2).playerToMove().orElseThrow().toString()))
                .findFirst()
                .orElseThrow();
        expect("Somebody resigns at a larger table", "the player to move", List.of(next));
    }

    private void tell(String what, Person... expected) throws InterruptedException {
        expect(
                what,
                expected.length == 0
                        ? "nobody"
                        : List.of(expected).stream().map(person -> person.name).collect(Collectors.joining(" and ")),
                List.of(expected));
    }

    private void expect(String what, String words, List<Person> expected) throws InterruptedException {
        Instant end = Instant.now().plus(LONGEST_WAIT);
        while (!news().containsAll(expected) && Instant.now().isBefore(end)) {
            Thread.sleep(50);
        }
        Thread.sleep(QUIET);
        assertThat(news()).as(what).containsExactlyInAnyOrderElementsOf(expected);
        people.forEach(person -> heard.put(person, notifications(person)));
        called.put(what, words);
    }

    /** Everybody as often as they were called since then. */
    private List<Person> news() {
        var news = new ArrayList<Person>();
        for (Person person : people) {
            for (int count = heard.getOrDefault(person, 0); count < notifications(person); count++) {
                news.add(person);
            }
        }
        return news;
    }

    private int notifications(Person person) {
        return discord.control.get("notifications?as=" + person.id).size();
    }
}
