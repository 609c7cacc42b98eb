package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
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
        awaitWords("round 1", " · <#");
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

    /** The second player resigns after a turn of each. */
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
}
