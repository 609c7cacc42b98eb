package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Challenges by choosing alone: the form of {@code /challenge}, and the commands in the menu of a person. */
class ProposalFormTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void without_options_everything_is_chosen_in_a_form_and_the_opponent_is_called() {
        JsonNode form = discord.astrid.command(discord.general, "challenge");
        assertThat(Person.field(form, "opponent")).isEmpty();
        assertThat(Person.field(form, "pace")).containsExactly("3d");

        JsonNode made = discord.astrid
                .submit(form, Map.of("opponent", List.of(discord.bjorn.id), "game", List.of("mausoleum")))
                .path("message");

        assertThat(Person.words(made)).contains(discord.bjorn.mention(), "Mausoleum");
        assertThat(discord.control.get("notifications?as=" + discord.bjorn.id).findValuesAsText("message_id"))
                .containsExactly(made.path("id").asText());
        discord.bjorn.press(made, "Accept");
        discord.bjorn.await(made.path("id").asText(), Person::hasButtons);
        assertThat(discord.match(1).clock().control().text()).isEqualTo("3d");
    }

    @Test
    void what_is_given_with_the_command_stands_in_the_form() {
        JsonNode form = discord.astrid.command(
                discord.general,
                "challenge",
                "game",
                "obelisk(mode=bounded)",
                "pace",
                "36 h",
                "side",
                "second",
                "rated",
                false);

        assertThat(Person.field(form, "game")).containsExactly("obelisk(mode=bounded)");
        assertThat(Person.field(form, "pace")).containsExactly("36h");
        assertThat(Person.field(form, "side")).containsExactly("SECOND");
        assertThat(Person.field(form, "rated")).containsExactly("no");
        assertThat(Person.field(
                        discord.astrid.command(
                                discord.general,
                                "challenge",
                                "opponent",
                                discord.bjorn.id,
                                "opponent2",
                                discord.chiara.id),
                        "opponent"))
                .containsExactly(discord.bjorn.id, discord.chiara.id);
    }

    @Test
    void whoever_chooses_nobody_offers_the_match_to_anybody() {
        JsonNode form = discord.astrid.command(discord.general, "challenge");
        JsonNode seek =
                discord.astrid.submit(form, Map.of("game", List.of("obelisk"))).path("message");

        assertThat(Person.buttons(seek)).contains("Join");
    }

    @Test
    void what_is_refused_is_said_and_nothing_chosen_is_lost_not_even_by_a_restart() throws Exception {
        JsonNode form = discord.astrid.command(discord.general, "challenge");
        JsonNode refused = discord.astrid.submit(
                form,
                Map.of(
                        "opponent",
                        List.of(discord.astrid.id),
                        "game",
                        List.of("murus-gallicus(army=advanced,goal=escape,opening=special)"),
                        "pace",
                        List.of("7d+1d<14d weekends-off"),
                        "side",
                        List.of("FIRST"),
                        "rated",
                        List.of("no")));
        assertThat(Person.privateWords(refused)).startsWith("You cannot challenge yourself");

        discord.restartBot();

        JsonNode again = discord.astrid.press(refused.path("message"), "Change");
        assertThat(Person.field(again, "opponent")).containsExactly(discord.astrid.id);
        assertThat(Person.field(again, "game"))
                .containsExactly("murus-gallicus(army=advanced,goal=escape,opening=special)");
        assertThat(Person.field(again, "pace")).containsExactly("7d+1d<14d weekends-off");
        assertThat(Person.field(again, "side")).containsExactly("FIRST");
        assertThat(Person.field(again, "rated")).containsExactly("no");
        JsonNode made = discord.astrid
                .submit(again, Map.of("opponent", List.of(discord.bjorn.id)))
                .path("message");
        assertThat(Person.words(made)).contains("Friendly", "weekends off");
    }

    @Test
    void a_pace_that_is_none_is_said_before_the_form_and_the_rest_is_kept() {
        JsonNode refused =
                discord.astrid.command(discord.general, "challenge", "opponent", discord.bjorn.id, "pace", "soon");
        assertThat(Person.privateWords(refused))
                .startsWith("I cannot read that pace.")
                .contains("> Pace: soon");

        JsonNode form = discord.astrid.press(refused.path("message"), "Change");
        assertThat(Person.field(form, "opponent")).containsExactly(discord.bjorn.id);
        assertThat(Person.field(form, "pace")).containsExactly("3d");
    }

    @Test
    void every_variant_can_be_chosen() {
        JsonNode form = discord.astrid.command(discord.general, "challenge");
        List<String> offered = form.path("modal").findParents("options").stream()
                .filter(menu -> menu.path("custom_id").asText().equals("game"))
                .flatMap(menu -> menu.path("options").findValuesAsText("value").stream())
                .toList();
        assertThat(offered)
                .containsExactlyInAnyOrderElementsOf(discord.hosted()
                        .services
                        .games()
                        .variants()
                        .map(variant -> variant.text())
                        .toList());
    }

    @Test
    void no_form_is_shown_where_nothing_can_be_played() {
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_ATTACH_FILES);
        assertThat(discord.astrid.privately(discord.general, "challenge")).contains("**Attach Files**");
        assertThat(Person.privateWords(discord.astrid.commandOn(discord.bjorn, discord.general, "Challenge")))
                .contains("**Attach Files**");
    }

    @Test
    void a_person_is_challenged_by_the_menu_of_that_person() {
        JsonNode form = discord.astrid.commandOn(discord.bjorn, discord.general, "Challenge");
        assertThat(Person.field(form, "opponent")).containsExactly(discord.bjorn.id);
        JsonNode made = discord.astrid
                .submit(form, Map.of("game", List.of("gardsdansen")))
                .path("message");
        assertThat(Person.words(made)).contains(discord.bjorn.mention());

        assertThat(Person.privateWords(discord.astrid.commandOn(discord.astrid, discord.general, "Challenge")))
                .startsWith("You cannot challenge yourself");
    }

    @Test
    void somebody_who_has_left_or_is_a_program_is_refused_in_the_menu_of_a_person() {
        discord.leave(discord.chiara);
        assertThat(Person.privateWords(discord.astrid.commandOn(discord.chiara, discord.general, "Challenge")))
                .contains("Chiara");
        JsonNode onBot = discord.astrid.interact(
                Map.of("type", 2, "channel_id", discord.general, "command", "Challenge", "target_id", discord.botId()));
        assertThat(Person.privateWords(onBot)).contains("is a program");
    }

    @Test
    void two_people_are_compared_by_the_menu_of_one_of_them_as_by_the_command() {
        String byCommand = Person.words(discord.astrid
                .command(discord.general, "compare", "player", discord.bjorn.id)
                .path("message"));
        String byMenu = Person.words(discord.astrid
                .commandOn(discord.bjorn, discord.general, "Compare")
                .path("message"));
        assertThat(byMenu).isEqualTo(byCommand).contains("Astrid", "Björn");
    }

    @Test
    void matches_cannot_be_proposed_in_direct_messages() {
        String direct = discord.privateChannel(discord.astrid);
        assertThat(discord.control.refusal("interactions?as=" + discord.astrid.id, Person.slash(direct, "challenge")))
                .contains("no command /challenge");
        assertThat(discord.control.refusal(
                        "interactions?as=" + discord.astrid.id,
                        Map.of("type", 2, "channel_id", direct, "command", "Challenge", "target_id", discord.bjorn.id)))
                .contains("no command Challenge");
    }
}
