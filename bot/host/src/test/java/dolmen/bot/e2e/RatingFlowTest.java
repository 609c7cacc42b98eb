package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What matches do to ratings, and where people see it. */
class RatingFlowTest {
    private static final String SIGNS = "What does ± mean?";

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private long begun;

    /** The result of a match that this person gives up. */
    private JsonNode lost(Person loser) {
        String thread = discord.begin("mausoleum");
        begun++;
        for (int ply = 0; ply < 2; ply++) {
            Match match = discord.match(begun);
            discord.fastForward(
                    begun,
                    match.standing().legalMoves(match.toMove().orElseThrow()).subList(0, 1));
        }
        loser.press(loser.command(thread, "resign").path("message"), "Resign");
        return discord.chiara.await(
                thread, message -> message.findValuesAsText("label").contains("Rematch"));
    }

    /** Matches on many days, of which Astrid wins two of three. */
    private void season() {
        for (int day = 0; day < 18; day++) {
            clock.advance(Duration.ofDays(1));
            lost(day % 3 == 0 ? discord.astrid : discord.bjorn);
        }
    }

    private static String words(JsonNode message) {
        return message.path("content").asText();
    }

    private String publicly(Person person, String command, Object... options) {
        return words(person.command(discord.general, command, options).path("message"));
    }

    @Test
    void a_result_tells_what_it_did_to_ratings_and_when_it_does_nothing() {
        assertThat(words(lost(discord.bjorn))).contains("Ratings: **Astrid** 1662 (+162), **Björn** 1338 (−162).");
        lost(discord.bjorn);
        lost(discord.bjorn);
        assertThat(words(lost(discord.bjorn)))
                .contains(
                        "No rating changes: of matches of a game between the same two, the first 3 that end on one day count.");
    }

    @Test
    void a_friendly_match_and_a_reconstruction_change_no_rating() {
        JsonNode friendly = discord.astrid.challenge(discord.general, discord.bjorn, "mausoleum", "rated", false);
        assertThat(words(friendly)).contains(" Friendly.");
        discord.bjorn.press(friendly, "Accept");
        String thread = friendly.path("id").asText();
        discord.bjorn.await(thread, Person::hasButtons);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        assertThat(words(discord.chiara.await(
                        thread, message -> message.findValuesAsText("label").contains("Rematch"))))
                .contains("so %s won.".formatted(discord.astrid.mention()))
                .doesNotContain("atings");
        assertThat(words(discord.challenge("gardsdansen(rule=klint)"))).contains("Unrated: a reconstruction.");
    }

    @Test
    void the_leaderboard_has_everybody_from_the_first_match_on() {
        assertThat(publicly(discord.astrid, "leaderboard", "game", "mausoleum"))
                .contains("**Mausoleum** · this server\n", "Nobody is rated here yet. ", "starts a match of Mausoleum");
        lost(discord.bjorn);
        assertThat(publicly(discord.astrid, "leaderboard"))
                .contains("2 players", "You are 1st with 1662. 12 more matches to settle.");
        assertThat(Person.privateWords(discord.chiara.press(
                        discord.bjorn.command(discord.general, "leaderboard").path("message"), "In words")))
                .contains(
                        "1\\. **Astrid** · **1662** · 1 won, 0 drawn, 0 lost · 12 more matches to settle",
                        "2\\. **Björn** · **1338**");
        season();
        assertThat(publicly(discord.bjorn, "leaderboard", "scope", "global"))
                .contains("all servers · 2 players", "You are 2nd with ");
        JsonNode list = discord.astrid
                .command(discord.general, "leaderboard", "scope", "global")
                .path("message");
        assertThat(list.path("attachments").path(0).path("description").asText())
                .startsWith("Leaderboard: Mausoleum, All servers.")
                .contains("1. Astrid", "2. Björn")
                .doesNotContain("you");
        assertThat(Person.words(list)).contains("**Astrid**: You are 1st with ");
        assertThat(discord.bjorn
                        .press(list, "Where am I?")
                        .path("message")
                        .path("attachments")
                        .path(0)
                        .path("description")
                        .asText())
                .contains("1. Astrid", "2. Björn (you)");
        assertThat(Person.privateWords(discord.chiara.press(list, "In words")))
                .contains("1\\. **Astrid** · **", "2\\. **Björn** · **", "You have no rating in Mausoleum yet");
        assertThat(Person.privateWords(discord.chiara.press(list, "Where am I?")))
                .isEqualTo("You have no rating in Mausoleum yet: play a rated match.");
        assertThat(publicly(discord.chiara, "profile", "player", discord.astrid.id))
                .contains(
                        "**Astrid** · 19 matches", "1st of all", "Met most often: **Björn** (13 won, 0 drawn, 6 lost)");
        assertThat(publicly(discord.chiara, "compare", "player", discord.astrid.id, "other", discord.bjorn.id))
                .contains("Against each other, for **Astrid**: 13 won, 0 drawn, 6 lost");

        assertThat(Choices.settings(discord.astrid
                        .command(discord.general, "settings", "listed", false)
                        .path("message")))
                .contains("Leaderboards: Leave me out");
        assertThat(publicly(discord.astrid, "leaderboard")).contains("1 player", "You are not listed, as you wish");
    }

    @Test
    void a_list_has_tabs_for_wins_of_the_month_puzzles_and_days_in_a_row() {
        lost(discord.bjorn);
        JsonNode list = discord.astrid.command(discord.general, "leaderboard").path("message");
        assertThat(Person.buttons(list)).contains("Ratings", "Wins this month", "Puzzles", "Days in a row");

        assertThat(Person.privateWords(discord.bjorn.press(list, "Wins this month")))
                .contains("Your first rated win of the month puts you here");
        JsonNode wins = discord.astrid.press(list, "Wins this month").path("message");
        assertThat(Person.words(wins))
                .isEqualTo("**Mausoleum** · this server · wins this month\n**Astrid**: You are 1st with 1 win.");
        assertThat(wins.path("attachments").path(0).path("description").asText())
                .endsWith("1. Astrid, 1 of 1 match won this month.");

        JsonNode days = discord.astrid.press(wins, "Days in a row").path("message");
        assertThat(Person.words(days)).contains("**Days in a row** · this server", "One puzzle today puts you here");
        JsonNode puzzles = discord.astrid.press(days, "Puzzles").path("message");
        assertThat(Person.words(puzzles)).contains("Ten puzzles of Mausoleum put you here");
        assertThat(Person.words(discord.astrid.press(puzzles, "Ratings").path("message")))
                .contains("You are 1st with 1662.");
    }

    @Test
    void uncertainty_is_told_in_profiles_alone_and_explained_there() {
        JsonNode result = lost(discord.bjorn);
        JsonNode list = discord.astrid.command(discord.general, "leaderboard").path("message");
        JsonNode profile = discord.astrid.command(discord.general, "profile").path("message");

        for (JsonNode message : List.of(result, list)) {
            assertThat(Person.words(message)).doesNotContain("±");
            assertThat(Person.buttons(message)).doesNotContain(SIGNS);
        }
        assertThat(Person.words(profile)).contains("1662 ± 290");
        assertThat(Person.privateWords(discord.chiara.press(profile, SIGNS)))
                .contains("newcomers begin at 1500", "**±** says how sure")
                .hasLineCount(2);
    }

    @Test
    void whoever_looks_at_a_profile_can_see_alone_how_achievements_are_earned() {
        lost(discord.bjorn);
        JsonNode profile = discord.chiara
                .command(discord.general, "profile", "player", discord.astrid.id)
                .path("message");
        assertThat(words(profile)).contains("Achievements: First Stone.").doesNotContain("Next");

        assertThat(achievements(discord.bjorn, profile))
                .startsWith("Achievements. Astrid · 1 of ")
                .contains("Earned: First Stone", "Cairn: Win ten matches;", "Win at a table of five;");
        JsonNode newcomer = discord.chiara.command(discord.general, "profile").path("message");
        assertThat(achievements(discord.chiara, newcomer))
                .startsWith("Achievements. Chiara · 0 of ")
                .contains("Still to earn: First Stone: Win a match;");
    }

    @Test
    void achievements_have_names_in_the_language_of_the_server() {
        lost(discord.bjorn);
        discord.astrid.command(discord.general, "settings-server", "language", "it");
        JsonNode profile = discord.chiara
                .command(discord.general, "profile", "player", discord.astrid.id)
                .path("message");
        assertThat(words(profile)).contains("Traguardi: Prima pietra.");
    }

    private static String achievements(Person reader, JsonNode profile) {
        return Person.described(reader.press(profile, "Achievements").path("message"));
    }

    @Test
    void below_the_profile_of_somebody_who_is_gone_there_are_no_achievements_any_more() {
        lost(discord.bjorn);
        JsonNode profile = discord.chiara
                .command(discord.general, "profile", "player", discord.astrid.id)
                .path("message");
        discord.astrid.press(
                discord.astrid.part(discord.general, "privacy", "delete").path("message"), "Forget me");

        assertThat(Person.privateWords(discord.chiara.press(profile, "Achievements")))
                .isEqualTo("This player deleted their data.");
        assertThat(achievements(discord.astrid, profile)).startsWith("Achievements. Astrid · 0 of ");
    }

    @Test
    void whoever_wants_it_gets_a_file_of_all_that_is_stored_and_is_forgotten() {
        var bjorn = new PlayerId(Long.parseLong(discord.bjorn.id));
        lost(discord.bjorn);
        String live = discord.begin("mausoleum");
        JsonNode file = discord.bjorn.part(discord.general, "privacy", "export").path("message");
        assertThat(file.path("attachments").path(0).path("filename").asText()).isEqualTo("dolmen.json");

        JsonNode question =
                discord.bjorn.part(discord.general, "privacy", "delete").path("message");
        assertThat(words(question)).contains("Do you want to be forgotten?", "You resign the match");
        discord.bjorn.press(question, "Forget me");

        discord.chiara.await(live, message -> message.findValuesAsText("label").contains("Rematch"));
        assertThat(publicly(discord.chiara, "profile", "player", discord.astrid.id))
                .contains("Met most often: **Deleted player** (1 won, 0 drawn, 0 lost)");
        assertThat(discord.hosted().services.people().players().names(List.of(bjorn), Optional.empty()))
                .isEmpty();
        assertThat(publicly(discord.chiara, "profile", "player", discord.bjorn.id))
                .startsWith("**Björn** has not finished a match yet.");
        assertThat(publicly(discord.chiara, "compare", "player", discord.bjorn.id))
                .startsWith("**Björn** and **Chiara**\nThey have not finished a match");
        assertThat(discord.hosted().services.people().players().names(List.of(bjorn), Optional.empty()))
                .as("who is looked at without having been here is not kept")
                .isEmpty();

        JsonNode again = discord.chiara.await(discord.begin("mausoleum"), Person::hasButtons);
        assertThat(words(again)).contains("your turn ends");
        assertThat(discord.hosted().services.people().players().names(List.of(bjorn), Optional.empty()))
                .containsValue("Björn");
        assertThat(discord.hosted().services.results().ratings().recompute().differences())
                .isZero();
    }
}
