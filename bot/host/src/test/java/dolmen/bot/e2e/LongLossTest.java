package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A server that is lost for a while, or for good, beside one that is well. */
class LongLossTest {
    /** Longer than the bot takes to notice and to try. */
    private static final Duration A_WHILE = Duration.ofSeconds(2);

    private final SettableClock clock = new SettableClock();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(InstantSource.system(), clock);

    @Test
    void a_silent_match_says_that_it_rests_and_since_when() {
        String thread = discord.begin("murus-gallicus");
        discord.bjorn.awaitBoard(thread, 1, 0);
        assertThat(discord.bjorn.privately(discord.general, "games")).doesNotContain("Rests");
        assertThat(discord.hosted().metrics()).contains("dolmen_matches_silent 0.0");
        discord.deny(discord.general, discord.botId(), Permission.MESSAGE_SEND, Permission.MESSAGE_SEND_IN_THREADS);
        Instant began = awaitSilence();

        String since = "<t:" + began.getEpochSecond() + ":R>";
        assertThat(discord.bjorn.privately(discord.general, "games")).contains("Rests since", since, "cannot write");
        assertThat(discord.bjorn.privately(thread, "board")).contains("The match has rested since", since);
        assertThat(discord.bjorn.privately(thread, "board", "text", true))
                .contains("The match has rested since", since);
        discord.speaks(discord.astrid, "es-ES");
        assertThat(discord.astrid.privately(thread, "board")).contains("La partida está detenida desde", since);
        assertThat(discord.hosted().metrics()).contains("dolmen_matches_silent 1.0");

        discord.deny(discord.general, discord.botId());
        discord.eventually(
                () -> assertThat(discord.hosted().database.silences().lasting()).isEmpty());
        assertThat(discord.bjorn.privately(discord.general, "games")).doesNotContain("Rests");
        assertThat(discord.hosted().metrics()).contains("dolmen_matches_silent 0.0");
    }

    @Test
    void a_lost_server_costs_nobody_a_match_for_a_week_and_the_other_server_nothing() throws Exception {
        String well = beginElsewhere();
        String thread = discord.begin("murus-gallicus");
        discord.bjorn.awaitBoard(thread, 2, 0);
        discord.control.post("people/direct_messages?as=" + discord.bjorn.id, Map.of("closed", true));
        discord.install("none");
        awaitSilence();
        clock.advance(Duration.ofMinutes(4));
        discord.eventually(() -> assertThat(told(discord.astrid)).hasSize(1));
        assertThat(told(discord.astrid).getFirst()).contains("no longer on its server");
        int sought = 1;
        for (int day = 1; day < 7; day++) {
            clock.advance(Duration.ofDays(1));
            int attempts = ++sought;
            discord.eventually(() -> assertThat(attemptsAt(discord.bjorn)).isEqualTo(attempts));
            moveIn(well);
            assertThat(discord.match(2).live()).isTrue();
            assertThat(told(discord.astrid)).hasSize(1);
        }
        clock.advance(Duration.ofHours(23));
        Thread.sleep(A_WHILE);
        assertThat(discord.match(2).live()).isTrue();

        clock.advance(Duration.ofHours(1));
        discord.eventually(() ->
                assertThat(discord.match(2).conclusion()).contains(new Conclusion.Annulled(new HostAct.Abandoned())));
        clock.advance(Duration.ofMinutes(2));
        discord.eventually(() -> assertThat(told(discord.astrid)).hasSize(2));
        assertThat(told(discord.astrid).getLast()).contains("abandoned");
        int before = sought;
        discord.eventually(() ->
                assertThat(attemptsAt(discord.bjorn)).as("the result, too").isGreaterThan(before));
        moveIn(well);
        assertThat(discord.match(1).live()).isTrue();
    }

    @Test
    void a_player_of_many_matches_gets_one_message_for_all_of_them() {
        foundAnotherServer();
        for (int number = 1; number <= 3; number++) {
            discord.begin("murus-gallicus");
        }
        discord.install("none");
        awaitSilence(3);
        clock.advance(Duration.ofMinutes(4));

        for (Person player : List.of(discord.astrid, discord.bjorn)) {
            discord.eventually(() -> assertThat(told(player))
                    .singleElement()
                    .asString()
                    .contains(
                            "**3 of your matches are interrupted.**", "no longer on their server", "1 Murus", "3 Mur"));
        }
        clock.advance(Duration.ofMinutes(5));
        discord.install("bot");
        awaitSilence(0);
        assertThat(told(discord.astrid)).hasSize(1);
    }

    /** Of two processes each writes half as often. */
    @Test
    void the_players_of_a_lost_server_are_told_a_few_a_minute() {
        foundAnotherServer();
        List<Person> people = IntStream.range(0, 10)
                .mapToObj(number -> discord.newcomer("Player " + number))
                .toList();
        for (int number = 0; number < people.size(); number += 2) {
            begin(people.get(number), people.get(number + 1));
        }
        discord.install("none");
        awaitSilence(5);
        clock.advance(Duration.ofMinutes(4));
        for (int minutes = 1; minutes <= 4; minutes++) {
            int least = Math.min(2 + 2 * minutes, people.size());
            int most = Math.min(4 * minutes, people.size());
            discord.eventually(() -> assertThat(
                            people.stream().filter(person -> told(person).size() == 1))
                    .hasSizeBetween(least, most));
            clock.advance(Duration.ofMinutes(1));
        }
        assertThat(discord.requests("POST", "/users/@me/channels")).hasSize(10).allMatch(sent -> sent.status() == 200);
    }

    @Test
    void while_discord_lets_no_direct_channel_be_opened_nobody_is_written_to_and_nobody_is_given_up() {
        foundAnotherServer();
        discord.begin("murus-gallicus");
        for (int code : new int[] {40003, 20026}) {
            discord.fault(Map.of(
                    "kind", "error", "code", code, "status", 403, "times", 1, "route", "POST /users/@me/channels"));
        }
        discord.install("none");
        awaitSilence(1);
        clock.advance(Duration.ofMinutes(4));
        awaitOpenings(1);
        clock.advance(Duration.ofMinutes(9));
        awaitLook();
        awaitOpenings(1);

        clock.advance(Duration.ofMinutes(1));
        awaitOpenings(2);
        clock.advance(Duration.ofMinutes(19));
        awaitLook();
        awaitOpenings(2);

        clock.advance(Duration.ofMinutes(1));
        for (Person player : List.of(discord.astrid, discord.bjorn)) {
            discord.eventually(() -> assertThat(told(player)).hasSize(1));
        }
    }

    private void awaitOpenings(int asked) {
        discord.eventually(() ->
                assertThat(discord.requests("POST", "/users/@me/channels")).hasSize(asked));
    }

    /** Longer than between two looks of the host. */
    private static void awaitLook() {
        try {
            Thread.sleep(Duration.ofMillis(500));
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private void begin(Person first, Person second) {
        JsonNode challenge = first.challenge(discord.general, second, "murus-gallicus", "side", "first");
        second.press(challenge, "Accept");
        discord.chiara.await(challenge.path("id").asText(), Person::hasButtons);
    }

    private void awaitSilence(int matches) {
        discord.eventually(
                () -> assertThat(discord.hosted().database.silences().lasting()).hasSize(matches));
    }

    private Instant awaitSilence() {
        discord.eventually(
                () -> assertThat(discord.hosted().database.silences().lasting()).hasSize(1));
        return discord.hosted().database.silences().lasting().getFirst().began();
    }

    /** The thread of match 1 on a server of its own. */
    private String beginElsewhere() {
        String general = discord.generalOf(foundAnotherServer());
        JsonNode challenge = discord.astrid.challenge(general, discord.bjorn, "murus-gallicus", "side", "first");
        discord.bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        discord.bjorn.awaitBoard(thread, 1, 0);
        return thread;
    }

    /** Where everybody goes on to meet the bot. */
    private String foundAnotherServer() {
        return discord.control
                .post("guilds?as=" + discord.chiara.id, Map.of("name", "Other Circle"))
                .path("id")
                .asText();
    }

    private void moveIn(String well) {
        Match match = discord.match(1);
        discord.play(
                well,
                1,
                match.standing().legalMoves(match.toMove().orElseThrow()).getFirst());
    }

    private long attemptsAt(Person person) {
        return discord.requests("POST", "/channels/%s/messages".formatted(discord.privateChannel(person)))
                .size();
    }

    private List<String> told(Person player) {
        return player.messages(discord.privateChannel(player)).stream()
                .filter(message -> message.path("author").path("id").asText().equals(discord.botId()))
                .map(Person::words)
                .toList();
    }
}
