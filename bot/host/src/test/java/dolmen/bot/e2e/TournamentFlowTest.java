package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A tournament in a channel, from its announcement to the podium. */
class TournamentFlowTest {
    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    private final List<Person> people = new ArrayList<>();

    private String announce(Person person, String kind, Object... options) {
        var all = new ArrayList<Object>(List.of("game", "obelisk", "kind", kind));
        all.addAll(List.of(options));
        return person.privately(discord.general, "tournament", all.toArray());
    }

    private JsonNode message() {
        return discord.messagesOfBot(discord.general).stream()
                .filter(message -> Person.words(message).startsWith("### Tournament: "))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no tournament yet"));
    }

    private void awaitWords(String... words) {
        discord.eventually(() -> assertThat(Person.words(message())).contains(words));
    }

    @Test
    void people_join_by_a_button_and_play_rounds_until_one_has_won() {
        assertThat(announce(discord.astrid, "round_robin"))
                .isEqualTo("The tournament is announced in <#%s>, and you take part.".formatted(discord.general));
        awaitWords("### Tournament: Obelisk · Round robin", "**1 player:** **Astrid**");
        Person dagny = discord.newcomer("Dagny");
        people.addAll(List.of(discord.astrid, discord.bjorn, discord.chiara, dagny));
        JsonNode lobby = discord.bjorn.command(discord.general, "lobby").path("message");
        assertThat(Person.words(lobby)).contains("Tournament: **Obelisk** · Round robin, begins <t:", "1 player");
        assertThat(discord.bjorn.pressedPrivately(lobby, "Join")).startsWith("You take part.");
        assertThat(Person.words(discord.astrid.command(discord.general, "lobby").path("message")))
                .doesNotContain("Tournament");
        for (Person person : List.of(discord.chiara, dagny)) {
            assertThat(person.pressedPrivately(message(), "Join")).startsWith("You take part. It begins <t:");
        }
        assertThat(dagny.pressedPrivately(message(), "Join")).isEqualTo("You take part already.");
        assertThat(discord.bjorn.pressedPrivately(message(), "Begin now (Astrid only)"))
                .isEqualTo("Only the organiser or a moderator can do this.");
        awaitWords("**4 players:** **Astrid**, **Björn**, **Chiara** and **Dagny**");

        assertThat(discord.astrid.pressedPrivately(message(), "Begin now (Astrid only)"))
                .startsWith("The tournament begins");
        awaitWords("round 1 of 3", "<#");
        for (int round = 1; round <= 3; round++) {
            awaitWords("round " + round);
            for (long number : List.of(2L * round - 1, 2L * round)) {
                end(number);
            }
        }
        discord.eventually(() -> assertThat(Person.words(message())).contains("final standings\n🥇 **"));
        assertThat(Person.buttons(message())).isEmpty();
        discord.eventually(() -> assertThat(discord.messagesOfBot(discord.general).stream()
                        .map(Person::words)
                        .filter(words -> words.startsWith("The Obelisk tournament is over (Round robin): 🥇 <@")))
                .hasSize(1));
    }

    /** The second player resigns. */
    private void end(long number) {
        discord.eventually(() -> assertThat(discord.hosted().database.matches().find(new MatchId(number)))
                .isPresent());
        Match match = discord.match(number);
        String thread = match.venue().thread().toString();
        people.forEach(person -> {
            if (match.players().getLast().value() == Long.parseLong(person.id)) {
                person.await(thread, Person::hasButtons);
                person.press(person.command(thread, "resign").path("message"), "Resign");
            }
        });
    }

    /** Announced by Astrid and joined by Björn, Chiara and Dagny. */
    private void announcedAmongFour() {
        announce(discord.astrid, "round_robin");
        awaitWords("**1 player:** **Astrid**");
        for (Person person : List.of(discord.bjorn, discord.chiara, discord.newcomer("Dagny"))) {
            person.pressedPrivately(message(), "Join");
        }
        awaitWords("**4 players:**");
    }

    @Test
    void a_round_waits_while_the_bot_may_not_write_and_nobody_pays_for_it() {
        announcedAmongFour();
        discord.deny(discord.general, discord.roleOfBot(), Permission.MESSAGE_SEND);
        JsonNode announced = message();
        assertThat(discord.astrid.pressedPrivately(announced, "Begin now (Astrid only)"))
                .startsWith("The tournament begins");
        clock.advance(Duration.ofMinutes(10));
        discord.eventually(() -> assertThat(discord.hosted()
                        .database
                        .postedChallenges()
                        .due(clock.instant().plus(Duration.ofDays(1)), 10))
                .isNotEmpty()
                .allMatch(owed -> owed.attempts() > 0));
        discord.permit(discord.general, discord.roleOfBot(), Permission.MESSAGE_SEND);
        clock.advance(Duration.ofHours(1));

        awaitWords("round 1 of 3", "<#");
        discord.eventually(() -> assertThat(discord.match(2).live()).isTrue());
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void a_restart_amid_a_tournament_loses_nothing_and_doubles_nothing() {
        announcedAmongFour();
        discord.astrid.pressedPrivately(message(), "Begin now (Astrid only)");
        discord.restartBot();

        awaitWords("round 1 of 3", "<#");
        discord.eventually(() -> assertThat(discord.match(2).live()).isTrue());
        discord.restartBot();
        assertThat(discord.messagesOfBot(discord.general))
                .filteredOn(message -> Person.words(message).contains("<#"))
                .as("the tournament and its two matches")
                .hasSize(3);
    }

    @Test
    void who_leaves_a_running_tournament_is_asked_first_and_calling_it_off_too() {
        announcedAmongFour();
        assertThat(discord.chiara.pressedPrivately(message(), "Leave")).isEqualTo("You no longer take part.");
        discord.chiara.pressedPrivately(message(), "Join");
        discord.astrid.pressedPrivately(message(), "Begin now (Astrid only)");
        awaitWords("round 1 of 3", "<#");

        JsonNode asked = discord.bjorn.press(message(), "Leave").path("message");
        assertThat(Person.words(asked)).startsWith("Leave the tournament? You resign your match");
        assertThat(message().toString()).doesNotContain("~~");
        assertThat(Person.words(discord.bjorn.press(asked, "Leave").path("message")))
                .isEqualTo("You no longer take part.");
        awaitWords("~~**Björn**~~");
        JsonNode sure =
                discord.astrid.press(message(), "Call off (Astrid only)").path("message");
        assertThat(Person.words(discord.astrid.press(sure, "Yes, call it off").path("message")))
                .isEqualTo("The tournament is off.");
        awaitWords("It was called off.");
        assertThat(Person.buttons(message())).isEmpty();
    }
}
