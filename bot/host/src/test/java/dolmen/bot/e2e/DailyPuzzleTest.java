package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The puzzle of the day in a channel that a manager has chosen. It is noon in Greenwich when every test begins. */
class DailyPuzzleTest {
    /** Longer than the host takes to look at what is due. */
    private static final Duration A_WHILE = Duration.ofSeconds(2);

    private static final String SHARE = "Share here";

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private String games;

    @BeforeEach
    void open() {
        games = discord.channel("games");
    }

    private String choose(String... channels) {
        JsonNode panel =
                discord.astrid.command(discord.general, "settings-server").path("message");
        return Choices.settings(
                discord.astrid.chooseIn(panel, "daily-puzzle", channels).path("message"));
    }

    private static boolean isDaily(JsonNode message) {
        return Person.words(message).startsWith("**Puzzle of the day** · ");
    }

    private List<JsonNode> posted() {
        return discord.bjorn.messages(games).stream()
                .filter(DailyPuzzleTest::isDaily)
                .toList();
    }

    private JsonNode open(Person person, JsonNode daily) {
        return person.press(daily, "Solve").path("message");
    }

    @Test
    void it_is_posted_once_solved_in_private_and_tells_who_solved_it_and_the_day_after_how() throws Exception {
        assertThat(choose(games)).contains("Puzzle of the day: " + games);
        JsonNode daily = discord.bjorn.await(games, DailyPuzzleTest::isDaily);
        assertThat(Person.words(daily))
                .containsPattern(" · (easy|medium|hard|very hard)\\n")
                .contains(" to move")
                .doesNotContain("first attempt");
        assertThat(daily.path("attachments").findValuesAsText("description"))
                .hasSize(1)
                .doesNotContain("");
        assertThat(Person.buttons(daily)).containsExactly("Solve");

        assertThat(Person.words(new Solver(discord.bjorn).solve(open(discord.bjorn, daily))))
                .contains("**Solved.** ", "9 more puzzles of ");
        new Solver(discord.chiara).fail(open(discord.chiara, daily));
        String told = Person.words(daily) + "\nSolved at the first attempt: 1 of 2 (**Björn**).";
        clock.advance(Duration.ofMinutes(6));
        discord.eventually(() -> assertThat(Person.words(posted().getFirst())).isEqualTo(told));
        discord.restartBot();
        clock.advance(Duration.ofHours(3));
        Thread.sleep(A_WHILE);
        assertThat(posted()).hasSize(1);
        assertThat(Person.words(posted().getFirst())).isEqualTo(told);

        clock.advance(Duration.ofDays(1));
        discord.eventually(() -> assertThat(posted()).hasSize(2));
        assertThat(Person.words(posted().getFirst()))
                .startsWith(told + "\nSolution: ||1. ")
                .endsWith("||");
        assertThat(Person.buttons(posted().getFirst())).containsExactly("Solve");
        assertThat(posted().getFirst().path("attachments")).hasSize(1);
        assertThat(Person.button(posted().getLast(), "Solve")).isNotEqualTo(Person.button(daily, "Solve"));
    }

    @Test
    void one_who_has_tried_it_can_paste_or_share_the_first_result_which_gives_nothing_away() {
        choose(games);
        JsonNode daily = discord.bjorn.await(games, DailyPuzzleTest::isDaily);
        JsonNode asked = open(discord.bjorn, daily);
        String solution = Solver.shown(asked).solution().getFirst();

        JsonNode failed = new Solver(discord.bjorn).fail(asked);
        String missed = pasted(failed);
        assertThat(missed).matches("Dolmen [0-9]+ · [^·]+ ▱+");
        assertThat(shared(discord.bjorn, failed)).startsWith("**Björn**: " + missed + "\n");
        JsonNode again = new Solver(discord.bjorn)
                .solve(discord.bjorn.press(failed, "Try again").path("message"));
        assertThat(Person.words(again)).contains("You had met it before, so it does not count.");
        assertThat(pasted(again)).as("the first result").isEqualTo(missed);
        assertThat(Person.words(again)).containsPattern("```\n-# The next one comes <t:[0-9]+:R>: [A-Z]");
        assertThat(Person.buttons(open(discord.bjorn, daily)))
                .as("a second attempt")
                .endsWith("Show solution")
                .doesNotContain("Give up (counts as a miss)");
        assertThat(shared(discord.bjorn, again)).startsWith("**Björn**: " + missed + "\n");

        JsonNode first = new Solver(discord.chiara).solve(open(discord.chiara, daily));
        assertThat(pasted(first)).isEqualTo(missed.replace('▱', '▰'));
        JsonNode shared = discord.chiara.press(first, SHARE).path("message");
        assertThat(shared.path("flags").asInt() & 64).as("private").isZero();
        assertThat(discord.bjorn
                        .message(games, shared.path("id").asText())
                        .path("referenced_message")
                        .isNull())
                .as("the private answer is not quoted to others")
                .isTrue();
        assertThat(Person.words(shared))
                .isEqualTo("**Chiara**: " + pasted(first) + "\n" + Person.words(daily))
                .doesNotContain(solution);
        assertThat(shared.path("attachments")).hasSize(1);
        assertThat(Solver.shown(open(discord.astrid, shared))).isEqualTo(Solver.shown(asked));
    }

    /** The line to paste of a finished attempt. */
    private static String pasted(JsonNode finished) {
        return Person.words(finished).replaceAll("(?s).*```\n(.*)\n```.*", "$1");
    }

    @Test
    void the_line_tells_the_days_in_a_row_and_one_missed_day_a_month_is_forgiven() throws Exception {
        choose(games);
        for (int day = 1; day <= 2; day++) {
            int posted = day;
            discord.eventually(() -> assertThat(posted()).hasSize(posted));
            String line = pasted(new Solver(discord.bjorn).solve(open(discord.bjorn, posted().getLast())));
            assertThat(line).endsWith(day == 1 ? "▰" : " · 2 days");
            clock.advance(Duration.ofDays(1));
        }
        discord.eventually(() -> assertThat(posted()).hasSize(3));
        clock.advance(Duration.ofDays(1));
        discord.eventually(() -> assertThat(posted()).hasSize(4));

        assertThat(pasted(new Solver(discord.bjorn).solve(open(discord.bjorn, posted().getLast()))))
                .endsWith(" · 3 days");
    }

    private static String shared(Person person, JsonNode solved) {
        return Person.words(person.press(solved, SHARE).path("message"));
    }

    @Test
    void a_result_that_somebody_has_shared_there_before_is_not_taken_for_the_post() {
        JsonNode first = discord.bjorn.command(games, "puzzle").path("message");
        JsonNode today = discord.bjorn.press(first, "Today's puzzle").path("message");
        discord.bjorn.press(new Solver(discord.bjorn).fail(today), SHARE);

        choose(games);
        discord.bjorn.await(games, DailyPuzzleTest::isDaily);
    }

    @Test
    void any_solved_puzzle_can_be_shared_with_the_name_of_its_game() {
        JsonNode asked = discord.bjorn
                .command(discord.general, "puzzle", "game", "obelisk")
                .path("message");

        assertThat(shared(discord.bjorn, new Solver(discord.bjorn).solve(asked)))
                .matches("(?s)\\*\\*Björn\\*\\*: ▰+\n\\*\\*Puzzle\\*\\* · \\*\\*Obelisk\\*\\* · .*");
    }

    @Test
    void none_is_posted_where_none_is_wished_and_once_after_a_long_outage() throws Exception {
        choose(games);
        discord.bjorn.await(games, DailyPuzzleTest::isDaily);
        discord.stopBot();
        clock.advance(Duration.ofDays(5));
        discord.startBot();
        discord.eventually(() -> assertThat(posted()).hasSize(2));
        Thread.sleep(A_WHILE);
        assertThat(posted()).hasSize(2);

        assertThat(choose()).contains("Puzzle of the day: none");
        clock.advance(Duration.ofDays(2));
        Thread.sleep(A_WHILE);
        assertThat(posted()).hasSize(2);
    }

    @Test
    void where_the_bot_may_not_write_the_panel_says_so_and_the_puzzle_comes_when_it_may() throws Exception {
        discord.deny(games, discord.botId(), Permission.MESSAGE_SEND);
        discord.eventually(() -> assertThat(choose(games)).contains("**I still need Send Messages**"));
        Thread.sleep(A_WHILE);
        assertThat(posted()).isEmpty();

        discord.deny(games, discord.botId());
        clock.advance(Duration.ofHours(1));
        discord.bjorn.await(games, DailyPuzzleTest::isDaily);
    }

    @Test
    void members_cannot_choose_it() {
        String message = discord.bjorn
                .command(discord.general, "puzzle")
                .path("message")
                .path("id")
                .asText();
        assertThat(Person.privateWords(forged(discord.bjorn, discord.general, message, "v1:daily-puzzle:0:0")))
                .contains("Manage Server");
        assertThat(posted()).isEmpty();
    }

    private JsonNode forged(Person person, String channel, String message, String id) {
        return person.interact(Map.of(
                "type",
                3,
                "forged",
                true,
                "channel_id",
                channel,
                "message_id",
                message,
                "data",
                Map.of("custom_id", id, "component_type", id.contains("daily") ? 8 : 2, "id", 1, "values", List.of())));
    }

    @Test
    void a_button_on_another_server_opens_the_puzzle_and_does_not_count_here() {
        choose(games);
        JsonNode daily = discord.bjorn.await(games, DailyPuzzleTest::isDaily);
        JsonNode other = discord.control.post("guilds?as=" + discord.chiara.id, Map.of("name", "Other Circle"));
        String elsewhere = discord.generalOf(other.path("id").asText());
        String message = discord.chiara
                .command(elsewhere, "seek", "game", "mausoleum")
                .path("message")
                .path("id")
                .asText();

        JsonNode opened = forged(discord.chiara, elsewhere, message, Person.button(daily, "Solve"));
        assertThat(Person.privateWords(opened)).contains("Find the ");
        assertThat(Person.words(new Solver(discord.chiara).solve(opened.path("message"))))
                .contains("9 more puzzles of ");

        clock.advance(Duration.ofDays(1));
        discord.eventually(() ->
                assertThat(Person.words(posted().getFirst())).contains("\nNobody here has tried it.\nSolution: ||1. "));
    }

    @Test
    void a_number_that_no_puzzle_has_is_told_in_words() {
        choose(games);
        JsonNode daily = discord.bjorn.await(games, DailyPuzzleTest::isDaily);
        String forged = Person.button(daily, "Solve").replaceFirst(":[0-9]+:", ":12345:");
        assertThat(Person.privateWords(
                        forged(discord.chiara, games, daily.path("id").asText(), forged)))
                .isNotEmpty()
                .doesNotContain(" to move", "went wrong");
        assertThat(posted()).containsExactly(daily);
    }
}
