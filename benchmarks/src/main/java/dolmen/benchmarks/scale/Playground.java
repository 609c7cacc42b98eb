package dolmen.benchmarks.scale;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.benchmarks.local.Visitors;
import dolmen.benchmarks.local.Watcher;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Shards;
import dolmen.sandbox.SandboxConfiguration;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A host in one layout on a Discord of its own, with people in matches on all of its shards. */
final class Playground implements AutoCloseable {
    /** The name of the database with other matches. */
    static final String OTHERS = "others";

    private static final int MATCHES = Integer.getInteger("dolmen.matches", 32);
    private static final int SERVERS_OF_A_SHARD = 2;
    private static final int ANSWERS_OF_THE_AWAKE = 3;
    private static final int MOST_QUESTIONS = 100;
    private static final String MANY_REQUESTS = "10000";
    private static final List<String> DISCORDS_OPTIONS = List.of("-Xmx1g");

    private final HostLayout layout;
    private final JavaProcess discord;
    private final Fleet fleet;
    private final Optional<DatabaseServer> database;
    private final Visitors visitors;
    private final Watcher watcher;
    private final Load load;

    private Playground(
            HostLayout layout,
            JavaProcess discord,
            Fleet fleet,
            Optional<DatabaseServer> database,
            Visitors visitors,
            Watcher watcher,
            Load load) {
        this.layout = layout;
        this.discord = discord;
        this.fleet = fleet;
        this.database = database;
        this.visitors = visitors;
        this.watcher = watcher;
        this.load = load;
    }

    /** A kind of load. */
    interface Playing {
        Load.Seen play(Load load) throws InterruptedException;
    }

    /**
     * Starts all processes and the matches.
     *
     * @param others a file with other matches; on the server they are in the database {@link #OTHERS}
     * @param limits true if Discord enforces its limits on requests, and the host observes them
     */
    static Playground open(HostLayout layout, Path folder, Path others, DatabaseServer server, boolean limits)
            throws IOException, InterruptedException, SQLException {
        Path own = Files.createDirectories(folder.resolve(name(layout)));
        if (layout.onServer()) {
            server.copy(OTHERS, name(layout));
        } else {
            Files.copy(others, own.resolve("dolmen.db"));
        }
        JavaProcess discord = JavaProcess.start(
                own,
                DISCORDS_OPTIONS,
                Map.of(),
                LocalDiscordProcess.class,
                Integer.toString(HostLayout.SHARDS),
                Boolean.toString(limits));
        var environment = new HashMap<String, String>();
        environment.put("DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN);
        environment.put("DISCORD_API_BASE", discord.await(LocalDiscordProcess.API));
        environment.put("DISCORD_GATEWAY", discord.await(LocalDiscordProcess.GATEWAY));
        if (!limits) {
            environment.put("DOLMEN_REQUESTS", MANY_REQUESTS);
        }
        if (layout.onServer()) {
            environment.putAll(server.settings(name(layout)));
        }
        Fleet fleet = Fleet.start(layout, own, environment);
        var visitors = new Visitors(URI.create(discord.await(LocalDiscordProcess.PAGE)));
        String owner = visitors.welcome("Owner");
        var watcher = new Watcher(visitors, owner);
        return new Playground(
                layout,
                discord,
                fleet,
                layout.onServer() ? Optional.of(server) : Optional.empty(),
                visitors,
                watcher,
                new Load(matches(visitors, watcher, owner)));
    }

    private static String name(HostLayout layout) {
        return layout.name().toLowerCase(Locale.ROOT);
    }

    /** Lets people play without measuring. */
    void play(Playing playing) throws InterruptedException {
        playing.play(load);
    }

    /** Measures a load, including all of its work and the cost of reading the metrics. */
    Measurement measure(String words, Playing playing) throws IOException, InterruptedException, SQLException {
        Costs before = Costs.of(fleet, discord, database, name(layout));
        Load.Seen seen = playing.play(load);
        Costs costs = Costs.of(fleet, discord, database, name(layout)).since(before);
        return new Measurement(layout, words, seen, costs, fleet.resident());
    }

    /** The bot's latest requests that the local Discord remembers, counted by kind. */
    Map<String, Integer> requests() {
        var counts = new TreeMap<String, Integer>();
        visitors.requests()
                .forEach(request -> counts.merge(
                        "%s %s"
                                .formatted(
                                        request.path("method").asText(),
                                        kind(request.path("path").asText())),
                        1,
                        Integer::sum));
        return counts;
    }

    private static String kind(String path) {
        return path.replaceAll("interaction-[-0-9a-f]+", "TOKEN").replaceAll("\\d{5,}", "ID");
    }

    private static List<Opponents> matches(Visitors visitors, Watcher watcher, String owner) {
        List<String> channels = channels(visitors, owner);
        channels.forEach(channel -> awaken(visitors, owner, channel));
        var matches = new ArrayList<Opponents>();
        for (int number = 0; number < MATCHES; number++) {
            Opponents.begin(visitors, watcher, channels.get(number % channels.size()), number)
                    .ifPresent(matches::add);
        }
        return matches;
    }

    /** Creates servers until there are enough on every shard; the shard of a server cannot be chosen. */
    private static List<String> channels(Visitors visitors, String owner) {
        var ofShard = new TreeMap<Integer, List<String>>();
        while (ofShard.values().stream().mapToInt(List::size).sum() < HostLayout.SHARDS * SERVERS_OF_A_SHARD) {
            String guild = visitors.found(owner, "A server");
            List<String> there = ofShard.computeIfAbsent(
                    Shards.shardOf(new GuildId(Long.parseLong(guild)), HostLayout.SHARDS), none -> new ArrayList<>());
            if (there.size() < SERVERS_OF_A_SHARD) {
                there.add(visitors.channel(owner, guild, "games"));
            }
        }
        return ofShard.values().stream().flatMap(List::stream).toList();
    }

    /** Warms up a process, because its first answers are slow or even late. */
    private static void awaken(Visitors visitors, String owner, String channel) {
        int answered = 0;
        for (int asked = 0; answered < ANSWERS_OF_THE_AWAKE; asked++) {
            JsonNode answer = visitors.slash(owner, channel, "help");
            answered = answer.path("message").isMissingNode() ? 0 : answered + 1;
            if (asked == MOST_QUESTIONS) {
                throw new IllegalStateException("the bot does not answer: " + answer);
            }
        }
    }

    @Override
    public void close() {
        watcher.close();
        fleet.close();
        discord.close();
    }
}
