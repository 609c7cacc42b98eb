package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.opponent.Opponent;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The way of a new server and a new player to a first board. */
class FirstMinuteTest {
    private static final String OPEN = "Open the board";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), FirstMinuteTest::onSunday);

    /** A time of the next Sunday, whose puzzle is very hard. */
    private static Instant onSunday() {
        var now = ZonedDateTime.now(ZoneOffset.UTC);
        return now.plusDays(DayOfWeek.SUNDAY.getValue() - now.getDayOfWeek().getValue())
                .toInstant();
    }

    @Test
    void a_server_that_lets_the_bot_in_is_greeted_once_with_a_picture_and_three_buttons() {
        JsonNode greeting = greeting();

        assertThat(Person.buttons(greeting)).containsExactly("Play now", "Learn in two minutes", "Solve a puzzle");
        assertThat(Person.words(greeting))
                .contains("\n-# **Obelisk** comes first. Goal: Stack base, pedestal and capstone,"
                        + " or leave the enemy no move.\n-# A puzzle comes here every day; </settings-server:")
                .endsWith("> moves it or turns it off.");
        assertThat(greeting.path("attachments")).hasSize(1);
        assertThat(greeting.path("mentions")).isEmpty();
        assertThat(discord.messagesOfBot(discord.general)).hasSize(1);
    }

    @Test
    void play_now_begins_the_beginners_match_and_leads_to_its_board_with_the_second_tap() {
        JsonNode begun = discord.bjorn.press(greeting(), "Play now").path("message");

        String thread = begun.path("id").asText();
        discord.eventually(() ->
                assertThat(link(discord.bjorn.message(discord.general, thread))).endsWith("/" + thread));
        assertThat(discord.bjorn.awaitBoard(thread, 1, 0).path("attachments")).hasSize(1);
        Match match = discord.match(1);
        assertThat(match.players())
                .as("seated as the lesson teaches it")
                .containsExactly(id(discord.bjorn), ComputerPlayers.idOf(Opponent.ALL.getFirst()));
        assertThat(match.practice()).isTrue();
    }

    @Test
    void a_lesson_is_one_tap_away() {
        assertThat(Person.privateWords(discord.bjorn.press(greeting(), "Learn in two minutes")))
                .contains("1 of ");
    }

    @Test
    void an_easy_puzzle_of_the_beginners_game_is_one_tap_away_with_its_rules() {
        JsonNode first = discord.bjorn.press(greeting(), "Solve a puzzle").path("message");

        assertThat(Person.words(first)).startsWith("**Obelisk** · easy\n").contains("Find the ");
        assertThat(Person.buttons(first)).endsWith("Rules", "Next", "Today's puzzle", "Give up (counts as a miss)");
        assertThat(Person.privateWords(discord.bjorn.press(first, "Rules"))).contains("**Goal:** ");
    }

    @Test
    void for_somebody_who_has_played_it_is_of_the_game_played_last() {
        discord.begin("mausoleum");

        assertThat(Person.privateWords(discord.bjorn.press(greeting(), "Solve a puzzle")))
                .startsWith("**Mausoleum** · easy\n");
    }

    @Test
    void each_puzzle_leads_to_the_puzzle_of_today_until_that_is_tried() {
        JsonNode first = discord.bjorn.press(greeting(), "Solve a puzzle").path("message");
        JsonNode today = discord.bjorn.press(first, "Today's puzzle").path("message");
        String words = Person.words(today);
        assertThat(words).startsWith("**Today's puzzle** · ").contains("very hard", "Find the ");
        assertThat(Person.buttons(today)).endsWith("Rules", "Easier one", "Give up (counts as a miss)");

        JsonNode easier = discord.bjorn.press(today, "Easier one").path("message");
        assertThat(Person.words(easier)).contains("** · easy").doesNotStartWith("**Today's puzzle**");
        assertThat(Person.buttons(easier)).endsWith("Next", "Today's puzzle", "Give up (counts as a miss)");
        JsonNode failed = new Solver(discord.bjorn).fail(easier);
        assertThat(Person.buttons(failed)).endsWith("Next", "Today's puzzle");
        JsonNode again = discord.bjorn.press(failed, "Try again").path("message");
        JsonNode solved = new Solver(discord.bjorn).solve(again);
        assertThat(Person.buttons(solved)).containsExactly("Next", "Play a computer", "Today's puzzle", "Share here");

        JsonNode opened = discord.bjorn.press(solved, "Today's puzzle").path("message");
        assertThat(Person.words(opened)).isEqualTo(words);
        assertThat(Person.buttons(new Solver(discord.bjorn).solve(opened))).doesNotContain("Today's puzzle");
    }

    @Test
    void help_is_the_same_panel_with_few_words_and_six_buttons() {
        JsonNode help = discord.bjorn.command(discord.general, "help").path("message");

        assertThat(Person.buttons(help))
                .containsExactly(
                        "Play now",
                        "Play a computer",
                        "Learn in two minutes",
                        "Solve a puzzle",
                        "Open seats",
                        "All commands");
        assertThat(Person.words(discord.bjorn.press(help, "Open seats").path("message")))
                .startsWith("### Open seats\nNobody else seeks");
        assertThat(Person.described(help)).contains("Gårdsdansen", "Mausoleum", "Murus Gallicus", "Obelisk");
        assertThat(Pattern.compile("\\s+").split(Person.words(help))).hasSizeLessThan(60);
    }

    @Test
    void help_in_direct_messages_offers_a_match_there() {
        JsonNode help = discord.bjorn
                .command(discord.privateChannel(discord.bjorn), "help")
                .path("message");

        assertThat(Person.buttons(help))
                .containsExactly(
                        "Play now", "Play a computer", "Learn in two minutes", "Solve a puzzle", "All commands");
        for (int press = 0; press < 2; press++) {
            discord.bjorn.press(help, "Play now");
        }
        assertThat(matches()).hasSize(1);
    }

    @Test
    void pressing_play_now_twice_begins_one_match_and_leads_back_to_it() {
        JsonNode help = discord.bjorn.command(discord.general, "help").path("message");
        discord.bjorn.doubleClick(
                Person.pressing(discord.general, help.path("id").asText(), Person.button(help, "Play now")));
        discord.eventually(() -> assertThat(matches()).hasSize(1));

        JsonNode again = discord.bjorn.press(help, "Play now");

        assertThat(Person.privateWords(again)).contains("You are playing **Ylva** already");
        assertThat(link(again.path("message")))
                .contains(discord.match(1).venue().thread().toString());
        assertThat(matches()).hasSize(1);
    }

    private List<Match> matches() {
        return discord.hosted().services.matches().live().liveOf(id(discord.bjorn));
    }

    @Test
    void the_menu_of_opponents_closes_when_the_match_begins() {
        JsonNode games = discord.bjorn.command(discord.general, "play").path("message");
        JsonNode opponents = discord.bjorn.press(games, "Mausoleum").path("message");

        discord.bjorn.chooseInMenu(opponents, "Sigrun");

        JsonNode begun =
                discord.bjorn.await(discord.general, message -> !link(message).isEmpty());
        discord.eventually(() -> assertThat(discord.bjorn.messages(discord.general))
                .extracting(message -> message.path("id").asText())
                .doesNotContain(opponents.path("id").asText()));
        assertThat(begun.path("components").findValuesAsText("label")).containsExactly(OPEN);
        discord.bjorn.awaitBoard(begun.path("id").asText(), 1, 0);
        assertThat(discord.match(1).players().getFirst())
                .as("the first match of the game, seated as its lesson")
                .isEqualTo(id(discord.bjorn));
    }

    @Test
    void the_way_to_the_board_goes_when_the_match_is_over() {
        JsonNode begun = discord.bjorn.press(greeting(), "Play now").path("message");
        String thread = begun.path("id").asText();
        discord.bjorn.awaitBoard(thread, 1, 0);

        JsonNode asked = discord.bjorn.command(thread, "resign").path("message");
        discord.bjorn.press(asked, Person.buttons(asked).getFirst());

        discord.eventually(() ->
                assertThat(link(discord.bjorn.message(discord.general, thread))).isEmpty());
    }

    private JsonNode greeting() {
        discord.install("none");
        discord.install("bot");
        return discord.bjorn.await(
                discord.general, message -> Person.buttons(message).contains("Play now"));
    }

    /** The address of the button to the board; empty if there is none. */
    private static String link(JsonNode message) {
        List<String> links = message.path("components").findValuesAsText("url");
        return links.isEmpty() ? "" : links.getFirst();
    }

    private static PlayerId id(Person person) {
        return new PlayerId(Long.parseUnsignedLong(person.id));
    }
}
