package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The wall of niches, from a win against a computer to the looks of others. */
final class WallFlowTest {
    private static final Seat ASTRID = Seat.FIRST;
    private static final Seat YLVA = new Seat(1);

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @BeforeEach
    void open() {
        discord.playAtOnce(discord.astrid);
    }

    /** The result of a match against a computer, in which a seat gives up after a turn of each. */
    private JsonNode result(long number, boolean rated, Seat loser) {
        return ended(begun(number, rated), number, loser);
    }

    private String begun(long number, boolean rated) {
        String thread = discord.playComputer("murus-gallicus", "Ylva", "first", "rated", rated);
        discord.astrid.awaitBoard(thread, number, 0);
        return thread;
    }

    private JsonNode ended(String thread, long number, Seat loser) {
        discord.astrid.privately(thread, "move", "move", "a1-a3");
        discord.eventually(() -> assertThat(discord.match(number).toMove()).contains(ASTRID));
        Match match = discord.match(number);
        discord.hosted().services.matches().play().resign(match.id(), match.player(loser), match.ply());
        return discord.astrid.await(thread, message -> Person.buttons(message).contains("Rematch"));
    }

    @Test
    void a_first_win_against_a_computer_fills_a_niche_in_the_wall() {
        JsonNode result = result(1, false, YLVA);

        assertThat(Person.words(result)).endsWith("so %s won.\nYour first win.".formatted(discord.astrid.mention()));
        JsonNode wall = discord.astrid.press(result, "My wall").path("message");
        assertThat(Person.words(wall)).isEqualTo("A new stone stands in your wall.");
        assertThat(Person.described(wall))
                .contains("Astrid · 1 of 30", "Murus Gallicus: Ylva (new).", "Obelisk: nobody yet.");
        assertThat(Person.described(discord.bjorn.press(result, "My wall").path("message")))
                .contains("Björn · 0 of 30");
        JsonNode profile = discord.bjorn
                .command(discord.general, "profile", "player", discord.astrid.id)
                .path("message");
        assertThat(Person.described(discord.bjorn.press(profile, "Wall").path("message")))
                .contains("Astrid · 1 of 30", "Murus Gallicus: Ylva.");
    }

    @Test
    void a_win_with_hints_sets_no_stone_and_the_player_knows_before_and_after() {
        String thread = begun(1, false);
        JsonNode board = discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode panel = discord.astrid.press(board, "More").path("message");
        assertThat(panel.toString()).contains("A win with hints sets no stone in the wall.");
        discord.astrid.press(panel, "Hint");
        assertThat(discord.messagesOfBot(thread)).hasSize(1);

        JsonNode result = ended(thread, 1, YLVA);

        assertThat(Person.words(result))
                .endsWith("so %s won. With hints.\nYour first win.".formatted(discord.astrid.mention()));
        assertThat(Person.buttons(result)).as("no way to an empty wall").doesNotContain("My wall");
        assertThat(Person.words(
                        discord.astrid.press(result(2, false, YLVA), "My wall").path("message")))
                .isEqualTo("A new stone stands in your wall.");
    }

    @Test
    void a_loss_in_practice_leads_to_the_analysis() {
        assertThat(Person.words(result(1, false, ASTRID)))
                .endsWith("resigned, so **Ylva** won.\n-# *Analysis* shows where it turned.");
        assertThat(Person.words(result(2, false, YLVA))).doesNotContain("*Analysis*");
    }

    @Test
    void a_rated_win_leads_to_the_wall_too_and_a_loss_does_not() {
        assertThat(Person.buttons(result(1, true, YLVA))).contains("My wall");
        assertThat(Person.buttons(result(2, true, ASTRID))).doesNotContain("My wall");
    }
}
