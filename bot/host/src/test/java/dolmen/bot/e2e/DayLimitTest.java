package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Whoever has been compared as often as counts on one day is told before the next match begins. */
class DayLimitTest {
    private static final String SPENT =
            "3 rated matches of Mausoleum between **Astrid** and **Björn** have counted today, and no more do";
    private static final String NOTHING = ": if this one ends today too (UTC), it changes no rating.";

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    /** Three that count; the result of the last. */
    private JsonNode three(String variant) {
        lost(variant, 1);
        lost(variant, 2);
        return lost(variant, 3);
    }

    private JsonNode lost(String variant, long number) {
        String thread = discord.begin(variant);
        discord.moveBoth(thread, number);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");
        return discord.chiara.await(
                thread, message -> message.findValuesAsText("label").contains("Rematch"));
    }

    private static String words(JsonNode message) {
        return message.path("content").asText();
    }

    private void awaitNow(JsonNode challenge, String... expected) {
        discord.eventually(() -> assertThat(words(discord.chiara.message(
                        discord.general, challenge.path("id").asText())))
                .contains(expected));
    }

    private String friendly() {
        return words(discord.astrid.challenge(discord.general, discord.bjorn, "mausoleum", "rated", false));
    }

    @Test
    void the_invitation_and_the_list_of_offers_tell_it_and_what_may_count_tells_nothing() {
        lost("mausoleum", 1);
        lost("mausoleum", 2);
        JsonNode third = discord.challenge("mausoleum");
        assertThat(words(third)).contains("Rated.").doesNotContain("today");
        discord.astrid.press(third, "Withdraw (Astrid only)");
        lost("mausoleum", 3);

        JsonNode fourth = discord.challenge("mausoleum");
        assertThat(words(fourth)).contains("Rated. " + SPENT + NOTHING);
        assertThat(words(discord.challenge("obelisk"))).contains("Rated.").doesNotContain("today");
        assertThat(friendly()).contains("Friendly").doesNotContain("today");
        assertThat(Person.words(discord.bjorn.command(discord.general, "games").path("message")))
                .contains("challenges you to **Mausoleum**. " + SPENT);
        discord.bjorn.press(fourth, "Accept");
        awaitNow(fourth, "accepted", SPENT + NOTHING);

        clock.advance(Duration.ofDays(1));
        assertThat(words(discord.challenge("mausoleum"))).doesNotContain("today");
    }

    private String resignation(String thread) {
        return words(discord.astrid.command(thread, "resign").path("message"));
    }

    @Test
    void the_question_before_a_resignation_tells_it() {
        String third = "match #3 of Mausoleum? Then **Björn** wins. Your rating will fall.";
        lost("mausoleum", 1);
        lost("mausoleum", 2);
        String thread = discord.begin("mausoleum");
        discord.moveBoth(thread, 3);
        assertThat(resignation(thread)).endsWith(third);
        discord.bjorn.press(discord.bjorn.command(thread, "resign").path("message"), "Resign");

        String fourth = discord.begin("mausoleum");
        discord.moveBoth(fourth, 4);
        assertThat(resignation(fourth))
                .endsWith("Then **Björn** wins. It changes no rating: 3 rated matches of Mausoleum between you and "
                        + "**Björn** have counted today (UTC), and no more do.");
        clock.advance(Duration.ofDays(1));
        assertThat(resignation(fourth)).endsWith("Then **Björn** wins. Your rating will fall.");
    }

    @Test
    void the_question_at_a_larger_table_tells_which_pairs_do_not_count() {
        three("murus-gallicus");
        String thread =
                discord.beginTable("murus-gallicus(goal=escape,players=3)", List.of(discord.bjorn, discord.chiara));
        for (Person person : List.of(discord.astrid, discord.bjorn, discord.chiara)) {
            String move = discord.match(4)
                    .standing()
                    .legalMoves(discord.match(4).toMove().orElseThrow())
                    .getFirst();
            assertThat(person.privately(thread, "move", "move", move)).contains("You played");
        }
        assertThat(resignation(thread)).endsWith("The match is rated, and you come after all who play on.");
        discord.chiara.press(discord.chiara.command(thread, "resign").path("message"), "Resign");
        assertThat(resignation(thread))
                .endsWith("It does not count between you and **Björn**: 3 rated matches of Murus Gallicus between you "
                        + "and **Björn** have counted today (UTC), and no more do.");
    }

    @Test
    void a_rematch_tells_it() {
        discord.bjorn.press(three("mausoleum"), "Rematch");
        assertThat(words(discord.chiara.await(
                        discord.general, message -> words(message).contains("a rematch of match #3"))))
                .contains(SPENT.replace("**Astrid** and **Björn**", "**Björn** and **Astrid**") + NOTHING);
    }

    @Test
    void at_a_larger_table_only_that_pair_is_told() {
        three("murus-gallicus");
        JsonNode table = discord.astrid
                .command(
                        discord.general,
                        "challenge",
                        "opponent",
                        discord.bjorn.id,
                        "opponent2",
                        discord.chiara.id,
                        "game",
                        "murus-gallicus(goal=escape,players=3)",
                        "rated",
                        true)
                .path("message");
        assertThat(words(table))
                .contains(SPENT.replace("Mausoleum", "Murus Gallicus")
                        + ": if this one ends today too (UTC), it counts for others alone, not between them.");
    }

    @Test
    void whoever_could_join_a_seek_is_told_in_the_list() {
        three("mausoleum");
        JsonNode seek = discord.astrid
                .command(discord.general, "seek", "game", "mausoleum", "rated", true)
                .path("message");
        assertThat(words(seek)).doesNotContain("today");
        assertThat(Person.words(discord.chiara.command(discord.general, "games").path("message")))
                .contains("seeks an opponent")
                .doesNotContain("today");
        assertThat(Person.words(discord.bjorn.command(discord.general, "games").path("message")))
                .contains(SPENT + NOTHING);
        discord.bjorn.press(seek, "Join");
        awaitNow(seek, SPENT + NOTHING);
    }
}
