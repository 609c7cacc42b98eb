package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.DiscordRefusedException;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.rules.Seat;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.rest.Exchange;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A local Discord with the bot and people in it. A field of it that is registered as an extension is opened with each
 * test and closed after it.
 */
final class LocalDiscord implements AfterEachCallback, AutoCloseable {
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

    final Sandbox sandbox;
    final Control control;
    final Person astrid;
    final Person bjorn;
    final Person chiara;
    final JsonNode guild;
    final String general;
    final Path file;
    private final TemporaryFolder folder = TemporaryFolder.make();
    private final HostedBot.Setting setting;
    private HostedBot hosted;

    LocalDiscord() {
        this(HostedBot.Setting.USUAL);
    }

    /** @param clock of the local Discord; the bot has the system's */
    LocalDiscord(InstantSource clock) {
        this(clock, HostedBot.Setting.USUAL);
    }

    LocalDiscord(InstantSource clock, InstantSource hostClock) {
        this(clock, HostedBot.Setting.USUAL.withClock(hostClock));
    }

    LocalDiscord(HostedBot.Setting setting) {
        this(InstantSource.system(), setting);
    }

    private LocalDiscord(InstantSource clock, HostedBot.Setting setting) {
        this.setting = setting;
        this.sandbox = Processes.ofTests().open(clock);
        this.control = new Control(sandbox);
        this.file = folder.path().resolve("dolmen.db");
        this.astrid = Person.called(control, "Astrid");
        this.bjorn = Person.called(control, "Björn");
        this.chiara = Person.called(control, "Chiara");
        this.guild = world().path("guilds").path(0);
        this.general = channel("general");
        this.hosted = started();
    }

    private HostedBot started() {
        try {
            return HostedBot.start(sandbox, file, setting);
        } catch (DiscordRefusedException refused) {
            throw new AssertionError(refused);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    /** The commands as the bot has registered them. */
    JsonNode registeredCommands() {
        return sandbox.exchanges().stream()
                .filter(exchange ->
                        exchange.method().equals("PUT") && exchange.path().endsWith("/commands"))
                .reduce((first, last) -> last)
                .orElseThrow()
                .response();
    }

    /** Somebody new on the server. */
    Person newcomer(String name) {
        control.post("people", Map.of("name", name));
        return Person.called(control, name);
    }

    /** Somebody who is on no server. */
    Person stranger(String name) {
        control.post("people", Map.of("name", name, "stranger", true));
        return Person.called(control, name);
    }

    /** Sets the language of somebody's Discord. */
    void speaks(Person person, String language) {
        control.post("people/locale?as=" + person.id, Map.of("locale", language));
    }

    /** Lets Astrid draw and play a card in the first match, which is of the card game. */
    void drawAndPlayACard(String thread) {
        astrid.command(thread, "move", "move", "deck");
        String played = match(1).standing().legalMoves(Seat.FIRST).stream()
                .filter(move -> move.startsWith("-"))
                .findFirst()
                .orElseThrow();
        astrid.command(thread, "move", "move", played);
    }

    /** Lets somebody leave the server. */
    void leave(Person person) {
        control.post("guilds/%s/leave?as=%s".formatted(guild.path("id").asText(), person.id), Map.of());
    }

    JsonNode world() {
        return control.get("world?as=" + astrid.id);
    }

    String botId() {
        return world().path("bot").path("id").asText();
    }

    String channel(String name) {
        for (JsonNode channel : guild.path("channels")) {
            if (channel.path("name").asText().equals(name)) {
                return channel.path("id").asText();
            }
        }
        throw new AssertionError("no channel " + name);
    }

    /** The first channel of a server that was founded later. */
    String generalOf(String server) {
        for (JsonNode one : world().path("guilds")) {
            if (one.path("id").asText().equals(server)) {
                return one.path("channels").path(0).path("id").asText();
            }
        }
        throw new AssertionError("no server " + server);
    }

    HostedBot hosted() {
        return hosted;
    }

    /** A new role of the server, which these people bear. */
    String role(String name, Permission permission, Person... people) {
        return control.post(
                        "guilds/%s/roles?as=%s".formatted(guild.path("id").asText(), astrid.id),
                        Map.of(
                                "name",
                                name,
                                "permissions",
                                Long.toString(permission.getRawValue()),
                                "members",
                                Stream.of(people).map(person -> person.id).toList()))
                .path("id")
                .asText();
    }

    /** The role that Discord has made for the bot. */
    String roleOfBot() {
        for (JsonNode role : guild.path("roles")) {
            if (role.path("tags").path("bot_id").asText().equals(botId())) {
                return role.path("id").asText();
            }
        }
        throw new AssertionError("the bot has no role of its own in " + guild);
    }

    /** Takes permissions from a member or a role in a channel, and gives back those taken before. */
    void deny(String channel, String whom, Permission... permissions) {
        control.post(
                "channels/%s/permissions?as=%s".formatted(channel, astrid.id),
                Map.of("id", whom, "allow", "0", "deny", Long.toString(Permission.getRaw(permissions))));
    }

    /** Gives permissions to a member or a role in a channel, and takes back those given before. */
    void permit(String channel, String whom, Permission... permissions) {
        control.post(
                "channels/%s/permissions?as=%s".formatted(channel, astrid.id),
                Map.of("id", whom, "allow", Long.toString(Permission.getRaw(permissions)), "deny", "0"));
    }

    /** Where the person and the bot talk alone. */
    String privateChannel(Person person) {
        return control.post("dms?as=" + person.id, Map.of("user_id", botId()))
                .path("id")
                .asText();
    }

    /** Stops the bot and starts it again on the same database. */
    void restartBot() {
        stopBot();
        startBot();
    }

    void stopBot() {
        hosted.close();
    }

    void startBot() {
        hosted = started();
    }

    /** Astrid's challenge to Björn as a message with its buttons. */
    JsonNode challenge(String variant) {
        return astrid.challenge(general, bjorn, variant, "side", "first", "rated", true);
    }

    /** The thread of a match of Astrid, who moves first, against Björn, its first board posted. */
    String begin(String variant) {
        JsonNode challenge = challenge(variant);
        bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        awaitFirstBoard(bjorn, thread);
        return thread;
    }

    /** The thread of a match of Astrid against a computer; further options by name. */
    String playComputer(String variant, String computer, String side, Object... options) {
        Stream<Object> all =
                Stream.concat(Stream.of("game", variant, "opponent", computer, "side", side), Stream.of(options));
        return astrid.command(general, "play", all.toArray())
                .path("message")
                .path("id")
                .asText();
    }

    /** The first page of all rules, as Astrid sees it. */
    JsonNode allRules(String variant) {
        JsonNode brief = astrid.command(general, "rules", "game", variant).path("message");
        return astrid.press(brief, "All rules").path("message");
    }

    /** The thread of a match of Björn, who moves first, against Chiara; Astrid, who owns the server, plays not. */
    String beginWithoutManager(String variant) {
        JsonNode challenge = bjorn.challenge(general, chiara, variant, "side", "first", "rated", true);
        chiara.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        awaitFirstBoard(chiara, thread);
        return thread;
    }

    /** Lets each of the two make a move, so that the match counts. */
    void moveBoth(String thread, long number) {
        while (!match(number).game().playedByAll()) {
            Match match = match(number);
            play(
                    thread,
                    number,
                    match.standing().legalMoves(match.toMove().orElseThrow()).getFirst());
        }
    }

    /** The thread of a match of Astrid, who moves first, against all these, its first board posted. */
    String beginTable(String variant, List<Person> opponents) {
        var options = new ArrayList<Object>(List.of("game", variant, "side", "first", "rated", true));
        for (int number = 1; number <= opponents.size(); number++) {
            options.add(number == 1 ? "opponent" : "opponent" + number);
            options.add(opponents.get(number - 1).id);
        }
        JsonNode challenge =
                astrid.command(general, "challenge", options.toArray()).path("message");
        opponents.forEach(opponent -> opponent.press(challenge, "Accept"));
        String thread = challenge.path("id").asText();
        awaitFirstBoard(astrid, thread);
        return thread;
    }

    /** A board that stands there, but is not yet known to stand, calls its player once more. */
    private void awaitFirstBoard(Person reader, String thread) {
        reader.await(thread, Person::hasButtons);
        Instant end = Instant.now().plus(LONGEST_WAIT);
        while (!hosted.database.notices().due(Instant.now(), 1).isEmpty()) {
            assertThat(Instant.now()).as("notices are still owed").isBefore(end);
            Person.pause();
        }
    }

    /** The bot's messages that everybody can read there. */
    List<JsonNode> messagesOfBot(String channel) {
        String bot = botId();
        return chiara.messages(channel).stream()
                .filter(message -> message.path("author").path("id").asText().equals(bot))
                .toList();
    }

    /** The match as it is stored. */
    Match match(long number) {
        return hosted.database.matches().find(new MatchId(number)).orElseThrow();
    }

    /** Lets the server have the {@code bot}, its {@code commands} alone, or {@code none} of it. */
    void install(String installation) {
        control.post(
                "guilds/%s/installation".formatted(guild.path("id").asText()), Map.of("installation", installation));
    }

    void fault(Map<String, ?> fault) {
        control.post("faults", fault);
    }

    void clearFaults() {
        control.delete("faults");
    }

    /** Waits until it holds. */
    void eventually(Runnable assertion) {
        eventually(assertion, LONGEST_WAIT);
    }

    /** Waits five times as long, since an analysis takes its time where much else is done. */
    void patiently(Runnable assertion) {
        eventually(assertion, LONGEST_WAIT.multipliedBy(5));
    }

    private static void eventually(Runnable assertion, Duration longest) {
        Instant end = Instant.now().plus(longest);
        while (true) {
            try {
                assertion.run();
                return;
            } catch (AssertionError notYet) {
                if (Instant.now().isAfter(end)) {
                    throw notYet;
                }
                Person.pause();
            }
        }
    }

    List<Exchange> requests(String method, String path) {
        return sandbox.exchanges().stream()
                .filter(exchange ->
                        exchange.method().equals(method) && exchange.path().matches(path))
                .toList();
    }

    /** Lets these people play without a confirmation. */
    void playAtOnce(Person... people) {
        for (Person person : people) {
            person.privately(general, "settings", "confirm", false);
        }
    }

    /** Lets whoever is to move play these turns or plies, of which Discord hears nothing but how it stands then. */
    void fastForward(long number, List<String> turns) {
        for (String move : String.join(" ", turns).split(" ", -1)) {
            Match match = match(number);
            assertThat(hosted.services
                            .matches()
                            .play()
                            .play(match.id(), match.playerToMove().orElseThrow(), match.ply(), move))
                    .isInstanceOf(PlayResult.Played.class);
        }
    }

    /** Plays both sides by turns with {@code /move}, beginning with the player to move, and waits for each board. */
    void play(String thread, long number, String... moves) {
        for (String move : moves) {
            Match match = match(number);
            Person mover = match.playerToMove().orElseThrow().toString().equals(astrid.id) ? astrid : bjorn;
            assertThat(mover.privately(thread, "move", "move", move)).contains("You played");
            if (match(number).live()) {
                mover.awaitBoard(thread, number, match.ply() + 1);
            }
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        close();
    }

    /** Also checks all that the two have said to each other. */
    @Override
    public void close() {
        hosted.close();
        sandbox.close();
        folder.close();
        new Conversation(sandbox.exchanges()).check();
    }
}
