package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Variant;
import dolmen.rules.host.Exercise;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.lesson.Task;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game is learnt from the first page to the last task, in private and without the host's memory. */
class LessonFlowTest {
    private static final String BACK = "Back to your match";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    static Stream<Variant> lessons() {
        return Stream.concat(
                GameRegistry.load().games().map(game -> Variant.of(game.facts().id())),
                GameRegistry.load()
                        .variants()
                        .filter(variant -> variant.options().size() == 3));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void a_game_is_learnt_from_its_first_page_to_its_last_task(Variant variant) {
        learn(GameRegistry.load().game(variant.game()), variant);
    }

    private <M extends Move> void learn(Game<M> game, Variant variant) {
        Lesson lesson = game.lesson(variant);
        JsonNode answer = discord.astrid.command(discord.general, "learn", "game", variant.text());
        assertThat(Person.privateWords(answer)).contains("**Goal:** " + English.of(lesson.goal()));
        JsonNode shown = answer.path("message");
        int index = 1;
        for (Page page : lesson.pages()) {
            assertThat(Person.words(shown))
                    .contains(
                            " · %d of %d\n".formatted(index, lesson.length()),
                            English.of(page.caption()),
                            page.origin().note().map(English::of).orElse(""));
            assertThat(shown.path("attachments").findValuesAsText("description"))
                    .hasSize(1)
                    .doesNotContain("");
            shown = discord.astrid.press(shown, "Next").path("message");
            index++;
        }
        for (Task task : lesson.tasks()) {
            shown = solve(Exercise.of(game, variant, task), task, shown);
        }
        assertThat(Person.words(shown))
                .contains("That is all you need to play.", "\nNew achievement: **Slate**, on your ");
        assertThat(Person.buttons(shown)).containsExactly("Back", "Start over", "Rules", "Play now");
        assertThat(Person.privateWords(discord.astrid.press(shown, "Rules"))).contains(English.of(lesson.goal()));
    }

    /** Fails first, tries again and solves the task; ends on the next one, or on the answer to the last. */
    private <M extends Move> JsonNode solve(Exercise<M> exercise, Task task, JsonNode asked) {
        assertThat(Person.words(asked)).contains(English.of(task.question()));
        List<M> moves = exercise.standing().position().legalMoves();
        M wrong = moves.stream()
                .filter(move -> !exercise.solvedBy(move))
                .findFirst()
                .orElseThrow();
        M right = moves.stream().filter(exercise::solvedBy).findFirst().orElseThrow();

        JsonNode failed = choose(exercise, wrong, asked);
        assertThat(Person.words(failed)).contains("**Not yet.** " + English.of(task.wrong()));
        JsonNode again = discord.astrid.press(failed, "Try again").path("message");
        JsonNode solved = choose(exercise, right, again);
        assertThat(Person.words(solved)).contains("**Right.** " + English.of(task.right()));
        return Person.buttons(solved).contains("Next")
                ? discord.astrid.press(solved, "Next").path("message")
                : solved;
    }

    @Test
    void a_move_that_lets_the_enemy_win_is_shown_with_the_enemys_answer() {
        JsonNode task = discord.astrid
                .command(discord.general, "learn", "game", "murus-gallicus")
                .path("message");
        for (int page = 1; page < 8; page++) {
            String onward = Person.buttons(task).contains("Next") ? "Next" : "Skip";
            task = discord.astrid.press(task, onward).path("message");
        }
        JsonNode failed =
                Taps.at(task).choosing(discord.astrid, List.of("h1", "h3")).shown();
        assertThat(Person.words(failed)).contains("**Not yet.** ").containsPattern("The enemy's answer: `d3-[b-f]1`: ");
    }

    private <M extends Move> JsonNode choose(Exercise<M> exercise, M move, JsonNode asked) {
        return choose(discord.astrid, exercise, move, asked, List.of());
    }

    /** @param origin the beginning of every path */
    private static <M extends Move> JsonNode choose(
            Person learner, Exercise<M> exercise, M move, JsonNode asked, List<String> origin) {
        String text = exercise.standing().game().notation().write(move);
        Stream<String> keys = Stream.concat(origin.stream(), steps(exercise, move, text));
        return Taps.at(asked).choosing(learner, keys.toList()).shown();
    }

    private static <M extends Move> Stream<String> steps(Exercise<M> exercise, M move, String text) {
        return Stream.concat(
                exercise.standing().position().seenBy(Seat.FIRST).steps(move).stream()
                        .map(Step::key),
                Stream.of(text));
    }

    @Test
    void a_lesson_from_a_challenge_ends_with_the_way_back_while_it_is_open() {
        JsonNode challenge = discord.challenge("obelisk");
        discord.eventually(() -> assertThat(link(learnFrom(challenge), "Back to Astrid's invitation"))
                .as("from the start, once the challenge's place is stored")
                .isNotEmpty());
        JsonNode begun = learnFrom(challenge);
        JsonNode end = toTheEnd(discord.bjorn, begun, List.of("@1"));
        assertThat(Person.words(end)).contains("That is all you need to play.\nNew achievement: **Slate**");
        assertThat(link(end, "Back to Astrid's invitation"))
                .endsWith(
                        "/%s/%s".formatted(discord.general, challenge.path("id").asText()));

        discord.bjorn.press(challenge, "Accept");
        JsonNode again = discord.bjorn.press(end, "Back").path("message");
        JsonNode after = toTheEnd(discord.bjorn, again, List.of("@1"));
        assertThat(Person.words(after))
                .contains("That is all you need to play. ", " invites somebody")
                .doesNotContain("New achievement");
        assertThat(link(after, "Back to Astrid's invitation")).isEmpty();
    }

    private JsonNode learnFrom(JsonNode challenge) {
        return discord.bjorn.press(challenge, "Learn").path("message");
    }

    private static String link(JsonNode message, String label) {
        return message.findParents("url").stream()
                .filter(button -> button.path("label").asText().equals(label))
                .map(button -> button.path("url").asText())
                .findFirst()
                .orElse("");
    }

    @Test
    void a_lesson_leads_back_to_the_board_here_that_waits_for_the_learner() {
        String thread = discord.begin("obelisk");
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        String place = "/%s/%s".formatted(thread, board.path("id").asText());

        JsonNode begun = discord.astrid.press(board, "Learn").path("message");
        assertThat(link(begun, BACK)).endsWith(place);
        JsonNode end = toTheEnd(discord.astrid, begun, List.of());
        assertThat(Person.words(end)).contains("That is all you need to play.\nNew");
        assertThat(link(end, BACK)).endsWith(place);
        assertThat(Person.words(
                        discord.astrid.command(discord.general, "profile").path("message")))
                .as("before a first match, too")
                .contains("has not finished a match yet", "\nAchievements: Slate.");

        assertThat(link(discord.bjorn.press(board, "Learn").path("message"), BACK))
                .as("it is Astrid's turn")
                .isEmpty();
        JsonNode elsewhere = discord.astrid
                .command(discord.general, "learn", "game", "obelisk")
                .path("message");
        assertThat(link(elsewhere, BACK)).as("not the match's place").isEmpty();
    }

    /** The learner solves all tasks of Obelisk. */
    private JsonNode toTheEnd(Person learner, JsonNode begun, List<String> origin) {
        return toTheEnd(learner, GameRegistry.load().game("obelisk"), Variant.of("obelisk"), begun, origin);
    }

    private static <M extends Move> JsonNode toTheEnd(
            Person learner, Game<M> game, Variant variant, JsonNode begun, List<String> origin) {
        JsonNode shown = begun;
        while (Person.buttons(shown).contains("Next")) {
            shown = learner.press(shown, "Next").path("message");
        }
        for (Task task : game.lesson(variant).tasks()) {
            if (Person.words(shown).contains(English.of(task.question()))) {
                Exercise<M> exercise = Exercise.of(game, variant, task);
                M right = exercise.standing().position().legalMoves().stream()
                        .filter(exercise::solvedBy)
                        .findFirst()
                        .orElseThrow();
                shown = choose(learner, exercise, right, shown, origin);
                if (Person.buttons(shown).contains("Next")) {
                    shown = learner.press(shown, "Next").path("message");
                }
            }
        }
        return shown;
    }

    @Test
    void who_is_challenged_learns_the_variant_in_private_before_answering() {
        JsonNode challenge = discord.challenge("murus-gallicus(army=advanced)");
        JsonNode answer = discord.bjorn.press(challenge, "Learn");
        assertThat(Person.privateWords(answer)).startsWith("**Murus Gallicus · Advanced army** · 1 of ");
        discord.bjorn.press(challenge, "Accept");
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void rules_and_learn_stand_on_the_boards_of_a_first_match_alone() {
        String first = discord.begin("murus-gallicus");
        JsonNode board = discord.astrid.awaitBoard(first, 1, 0);
        assertThat(Person.privateWords(discord.chiara.press(board, "Learn"))).startsWith("**Murus Gallicus** · 1 of ");
        assertThat(Person.privateWords(discord.astrid.press(board, "Rules"))).startsWith("## Murus Gallicus");
        discord.play(
                first, 1, Playthrough.endingIn("murus-gallicus", "BREAKTHROUGH").toArray(String[]::new));

        String second = discord.begin("murus-gallicus");
        assertThat(Person.buttons(discord.astrid.awaitBoard(second, 2, 0)))
                .containsExactly("Type a move", "My view", "More");
        String other = discord.begin("mausoleum");
        assertThat(Person.buttons(discord.astrid.awaitBoard(other, 3, 0))).contains("Rules", "Learn");
    }

    @Test
    void help_and_rules_lead_to_lessons() {
        JsonNode help = discord.astrid.command(discord.general, "help").path("message");
        JsonNode commands = discord.astrid.press(help, "All commands").path("message");
        assertThat(Person.privateWords(discord.astrid.chooseInMenu(commands, "obelisk")))
                .startsWith("**Obelisk** · 1 of ");
        JsonNode rules = discord.astrid
                .command(discord.general, "rules", "game", "mausoleum(edition=first)")
                .path("message");
        assertThat(Person.words(rules)).doesNotContain("pit");
        assertThat(Person.privateWords(discord.astrid.press(rules, "Learn")))
                .startsWith("**Mausoleum · First edition** · 1 of ");
    }

    @Test
    void a_lesson_goes_on_after_a_restart_of_the_bot() throws DiscordRefusedException, InterruptedException {
        JsonNode page = discord.astrid
                .command(discord.general, "learn", "game", "gardsdansen")
                .path("message");
        JsonNode second = discord.astrid.press(page, "Next").path("message");
        discord.restartBot();
        assertThat(Person.words(discord.astrid.press(second, "Next").path("message")))
                .startsWith("**Gårdsdansen** · 3 of ");
    }

    @Test
    void a_game_is_learnt_in_direct_messages_too() {
        String dm = discord.privateChannel(discord.bjorn);
        JsonNode page = discord.bjorn.command(dm, "learn", "game", "obelisk").path("message");
        assertThat(Person.words(discord.bjorn.press(page, "Next").path("message")))
                .startsWith("**Obelisk** · 2 of ");
    }

    @Test
    void a_game_that_is_not_hosted_cannot_be_learnt() {
        assertThat(discord.astrid.privately(discord.general, "learn", "game", "chess"))
                .contains("no game called “chess”");
        assertThat(discord.astrid.typing(discord.general, "learn", "game", "murus adv"))
                .extracting(choice -> choice.path("value").asText())
                .contains("murus-gallicus(army=advanced)");
    }
}
