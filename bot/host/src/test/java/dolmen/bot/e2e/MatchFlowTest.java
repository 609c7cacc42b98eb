package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class MatchFlowTest {
    /** So many moves at the end of a long match are typed. */
    private static final int TYPED = 4;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void all_commands_are_one_tap_away_from_help_and_can_be_clicked() {
        JsonNode help = discord.astrid.command(discord.general, "help").path("message");

        JsonNode commands = discord.astrid.press(help, "All commands").path("message");

        assertThat(Person.words(commands))
                .contains("Murus Gallicus", "Mausoleum")
                .containsPattern("</seek:\\d+>");
        assertThat(Choices.offered(commands)).contains("obelisk", "mausoleum-cards");
        assertThat(Person.words(commands).replaceAll("</([a-z ]+):\\d+>", "/$1"))
                .hasSizeLessThan(850);
    }

    @Test
    void a_challenge_mentions_the_opponent_alone_and_accepting_it_opens_a_thread_with_the_board() {
        JsonNode challenge = discord.challenge("murus-gallicus");
        assertThat(challenge.path("content").asText()).contains(discord.bjorn.mention(), "Murus Gallicus");
        assertThat(challenge.path("mentions").findValuesAsText("id")).containsExactly(discord.bjorn.id);

        discord.bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        JsonNode board = discord.astrid.await(thread, Person::hasButtons);

        assertThat(board.path("mentions").findValuesAsText("id")).containsExactly(discord.astrid.id);
        assertThat(board.path("attachments").path(0).path("description").asText())
                .isNotBlank();
        discord.eventually(() -> {
            JsonNode edited = discord.bjorn.message(discord.general, thread);
            assertThat(edited.findValuesAsText("label")).isEmpty();
            assertThat(edited.path("content").asText()).contains("#1", "<#" + thread + ">");
        });
        List<JsonNode> threads =
                discord.world().path("guilds").path(0).path("threads").findParents("name");
        assertThat(threads).extracting(one -> one.path("name").asText()).contains("Astrid – Björn · Murus Gallicus #1");
    }

    @Test
    void murus_gallicus_is_played_from_the_challenge_to_a_breakthrough() {
        String thread = discord.begin("murus-gallicus");
        List<String> moves = Playthrough.endingIn("murus-gallicus", "BREAKTHROUGH");
        discord.play(thread, 1, moves.toArray(String[]::new));

        JsonNode result =
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
        assertThat(result.path("content").asText())
                .contains(
                        "%s won: a stone stands on %s's home row."
                                .formatted(discord.astrid.mention(), discord.bjorn.mention()),
                        "1662 (+162)",
                        "1338 (−162)");
        assertThat(result.path("attachments")).hasSize(1);
        assertThat(result.path("mentions").findValuesAsText("id"))
                .containsExactlyInAnyOrder(discord.astrid.id, discord.bjorn.id);
        assertThat(result.findValuesAsText("label"))
                .containsExactly("Rematch", "Another game", "Replay", "Analysis", "Share in channel");
        assertThat(discord.match(1).record().moves()).isEqualTo(moves);
        assertThat(discord.messagesOfBot(thread)).hasSize(moves.size() + 1);
    }

    @Test
    void mausoleum_is_played_to_the_end() {
        String thread = discord.begin("mausoleum");
        List<String> moves = Playthrough.endingIn("mausoleum", "TOO_FEW");
        playTheLastOf(moves, thread);

        JsonNode result =
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
        assertThat(result.path("content").asText()).contains("> won: ", "> has fewer than four stones.");
        assertThat(discord.match(1).live()).isFalse();
    }

    @Test
    void whoever_falls_below_four_stones_by_a_move_of_their_own_is_told_so() {
        String thread = discord.begin("mausoleum");
        List<String> moves = Playthrough.endingIn("mausoleum", "OWN_TOO_FEW");
        playTheLastOf(moves, thread);

        JsonNode result =
                discord.chiara.await(thread, message -> Person.buttons(message).contains("Rematch"));
        Person loser = moves.size() % 2 == 1 ? discord.astrid : discord.bjorn;
        Person winner = moves.size() % 2 == 1 ? discord.bjorn : discord.astrid;
        assertThat(result.path("content").asText())
                .contains("%s fell below four stones by a move of their own, so %s won."
                        .formatted(loser.mention(), winner.mention()));
    }

    /** The turns before are played without Discord. */
    private void playTheLastOf(List<String> moves, String thread) {
        List<String> last = moves.subList(moves.size() - TYPED, moves.size());
        discord.fastForward(1, moves.subList(0, moves.size() - TYPED));
        discord.play(thread, 1, last.toArray(String[]::new));
    }

    @Test
    void only_the_latest_board_has_buttons_and_it_mentions_only_the_player_to_move() {
        String thread = discord.begin("murus-gallicus");
        JsonNode first = discord.astrid.awaitBoard(thread, 1, 0);
        discord.play(thread, 1, "a1-a3");
        JsonNode second = discord.bjorn.awaitBoard(thread, 1, 1);

        assertThat(second.path("content").asText()).contains("Astrid", "`a1-a3`", discord.bjorn.mention());
        assertThat(second.path("mentions").findValuesAsText("id")).containsExactly(discord.bjorn.id);
        discord.bjorn.await(
                thread, message -> message.path("id").equals(first.path("id")) && !Person.hasButtons(message));
    }

    @Test
    void a_move_is_typed_into_the_form_behind_the_button() {
        String thread = discord.begin("murus-gallicus");
        JsonNode form = discord.astrid.press(discord.astrid.awaitBoard(thread, 1, 0), "Type a move");
        assertThat(Person.privateWords(discord.astrid.submit(form, "move", "A1 a3")))
                .contains("You played `a1-a3`");
        assertThat(discord.match(1).record().moves()).containsExactly("a1-a3");
    }

    @Test
    void autocomplete_offers_the_legal_moves_in_words_ranked_by_what_is_typed() {
        String thread = discord.begin("murus-gallicus");
        List<JsonNode> choices = discord.astrid.typing(thread, "move", "move", "a1a");
        assertThat(choices.getFirst().path("value").asText()).isEqualTo("a1-a3");
        assertThat(choices.getFirst().path("name").asText()).startsWith("a1-a3 — ");
        assertThat(discord.astrid.typing(thread, "move", "move", "")).hasSizeBetween(10, 25);
        assertThat(discord.bjorn.typing(thread, "move", "move", ""))
                .extracting(choice -> choice.path("name").asText())
                .containsExactly("It is Astrid's turn in match #1");
        assertThat(discord.astrid
                        .typing(discord.general, "move", "move", "a1a")
                        .getFirst()
                        .path("value")
                        .asText())
                .as("of the only match")
                .isEqualTo("a1-a3");
        assertThat(discord.chiara.typing(discord.general, "move", "move", "a1"))
                .singleElement()
                .satisfies(choice ->
                        assertThat(choice.path("name").asText()).startsWith("No match of yours is played here"));
        assertThat(discord.astrid.typing(discord.general, "move", "move", "a1", "match", "1"))
                .singleElement()
                .satisfies(choice -> assertThat(choice.path("name").asText())
                        .isEqualTo("#1 Murus Gallicus against Björn · your turn"));
    }

    @Test
    void a_match_is_played_from_elsewhere_by_its_number() {
        discord.begin("murus-gallicus");
        assertThat(discord.astrid.privately(discord.general, "move", "move", "a1-a3", "match", 1))
                .contains("You played `a1-a3`");
    }

    @Test
    void the_board_is_shown_privately_from_the_own_side() {
        String thread = discord.begin("murus-gallicus");
        JsonNode answer = discord.bjorn.command(thread, "board");
        assertThat(Person.privateWords(answer)).contains("It is **Astrid**'s turn.");
        assertThat(answer.path("message")
                        .path("attachments")
                        .path(0)
                        .path("description")
                        .asText())
                .isNotBlank();
        assertThat(Person.hasButtons(answer.path("message"))).isFalse();
        JsonNode pressed = discord.chiara.press(discord.chiara.awaitBoard(thread, 1, 0), "My view");
        assertThat(pressed.path("message").path("attachments")).hasSize(1);
    }

    @Test
    void resigning_asks_once_more_and_then_ends_the_match() {
        String thread = discord.begin("mausoleum");
        JsonNode question = discord.bjorn.command(thread, "resign").path("message");
        assertThat(Person.words(question))
                .endsWith("Then **Astrid** wins. Not everybody has moved yet, so it changes no rating.");
        discord.moveBoth(thread, 1);
        discord.bjorn.press(question, "Play on");
        assertThat(discord.match(1).live()).isTrue();

        JsonNode panel = discord.bjorn
                .press(discord.bjorn.awaitBoard(thread, 1, discord.match(1).ply()), "More")
                .path("message");
        JsonNode again = discord.bjorn.press(panel, "Resign").path("message");
        assertThat(Person.words(again)).endsWith("Then **Astrid** wins. Your rating will fall.");
        discord.bjorn.press(again, "Resign");
        JsonNode result =
                discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));
        assertThat(result.path("content").asText())
                .contains("%s resigned, so %s won.".formatted(discord.bjorn.mention(), discord.astrid.mention()));
        assertThat(discord.match(1).live()).isFalse();
    }

    @Test
    void games_lists_what_waits_for_the_person_first() {
        assertThat(discord.astrid.privately(discord.general, "games")).contains("no match under way");
        String first = discord.begin("murus-gallicus");
        discord.play(first, 1, "a1-a3");
        String second = discord.begin("mausoleum");
        assertThat(discord.astrid.privately(discord.general, "games"))
                .containsSubsequence("Mausoleum", "Your turn", "<#" + second + ">", "Murus", "<#" + first + ">");
    }

    @Test
    void rules_are_explained_with_credit_and_house_readings_marked() {
        JsonNode answer = discord.astrid.command(discord.general, "rules", "game", "murus-gallicus");
        assertThat(Person.privateWords(answer))
                .startsWith("## Murus Gallicus\n**Goal:** Bring a stone to the enemy's home row")
                .contains("[Phil Leduc, 2005](<https://");
        JsonNode brief = answer.path("message");
        var inBrief = new StringBuilder(Person.words(brief));
        while (leadsOn(brief)) {
            assertThat(Person.buttons(brief)).containsExactly("Back", "Next", "Learn", "All rules");
            assertThat(brief.findParents("media")).as("one picture a message").hasSize(1);
            brief = discord.astrid.press(brief, "Next").path("message");
            inBrief.append(Person.words(brief));
        }
        assertThat(Person.buttons(brief)).as("places").containsExactly("Back", "Next", "Learn", "All rules");
        assertThat(inBrief)
                .contains(
                        "**Murus Gallicus** · 2 of ",
                        "A tower touching an enemy wall, even diagonally, may give a stone to remove it, becoming a wall.")
                .doesNotContain("catapult", "Escape");
        JsonNode whole = discord.astrid.press(brief, "All rules").path("message");
        assertThat(Person.words(whole)).contains("All rules · 1 of ", "- `d1-d3`: The tower on d1 falls towards d3");
        assertThat(whole.findParents("media")).hasSize(2).allSatisfy(picture -> {
            assertThat(picture.path("description").asText()).isNotBlank();
            assertThat(picture.path("media").path("width").asInt()).isPositive();
        });
        var pages = new StringBuilder();
        while (leadsOn(whole)) {
            whole = discord.astrid.press(whole, "Next").path("message");
            pages.append(Person.words(whole));
        }
        assertThat(Person.buttons(whole)).as("places").startsWith("Back", "Next");
        assertThat(pages)
                .contains("**House reading**, not the designer's")
                .contains("asked to write to him for permission.")
                .doesNotContain("Special opening", "Escape");
        assertThat(discord.astrid.privately(discord.general, "rules", "game", "chess"))
                .contains("no game called “chess”");
        assertThat(discord.astrid.typing(discord.general, "rules", "game", "maus"))
                .extracting(choice -> choice.path("value").asText())
                .contains("mausoleum");
    }

    /** True if a page of rules has another one after it. */
    static boolean leadsOn(JsonNode rules) {
        return rules.path("components").findParents("custom_id").stream()
                .filter(button -> button.path("label").asText().equals("Next"))
                .noneMatch(button -> button.path("disabled").asBoolean());
    }

    @Test
    void the_rules_of_other_variants_are_behind_a_button_an_option() {
        JsonNode whole = discord.allRules("murus-gallicus(goal=escape)");
        assertThat(Person.words(whole))
                .as("its own choice, and no other")
                .contains("**Escape** (`goal=escape`)")
                .doesNotContain("**Special opening**", "**Advanced army**", "**Three and four players**");
        assertThat(Person.buttons(whole)).endsWith("Army", "Opening", "Goal", "Players");

        JsonNode army = discord.astrid.press(whole, "Army").path("message");
        assertThat(Person.words(army))
                .startsWith("## Murus Gallicus\nVariants · Army")
                .contains("- **Advanced army**: Three stones make a catapult")
                .doesNotContain("opening=special");
        assertThat(Person.buttons(army)).containsExactly("Advanced army", "Back", "Opening", "Goal", "Players");
        JsonNode players = discord.astrid.press(army, "Players").path("message");
        assertThat(Person.buttons(players)).startsWith("Three players", "Four players");
        assertThat(Person.words(discord.astrid.press(players, "Back").path("message")))
                .isEqualTo(Person.words(whole));
        JsonNode again = discord.astrid.press(whole, "Army").path("message");
        JsonNode advanced = discord.astrid.press(again, "Advanced army").path("message");
        assertThat(Person.words(advanced)).startsWith("## Murus Gallicus · Advanced army\n**Goal:**");
        assertThat(Person.words(discord.astrid.press(advanced, "All rules").path("message")))
                .contains("**Advanced army** (`army=advanced`).");
    }

    @Test
    void variants_are_offered_in_words() {
        List<JsonNode> choices =
                discord.astrid.typing(discord.general, "challenge", "opponent", discord.bjorn.id, "game", "adv esc");
        assertThat(choices.getFirst().path("value").asText()).isEqualTo("murus-gallicus(army=advanced,goal=escape)");
        assertThat(choices.getFirst().path("name").asText()).startsWith("Murus Gallicus · ");
    }

    @Test
    void the_commands_keep_within_what_discord_allows() {
        JsonNode commands = discord.world().path("commands");
        assertThat(commands).hasSizeBetween(8, 100);
        assertThat(commands).filteredOn(MatchFlowTest::isTyped).allSatisfy(command -> {
            assertThat(command.path("options").size()).isLessThanOrEqualTo(25);
            assertThat(String.join("", command.findValuesAsText("description"))).hasSizeLessThan(8000);
            assertThat(command.findValuesAsText("description"))
                    .allSatisfy(words -> assertThat(words).hasSizeBetween(10, 100));
        });
    }

    /** Commands on a person have a name and nothing else. */
    private static boolean isTyped(JsonNode command) {
        return command.path("type").asInt() == 1;
    }
}
