package dolmen.bot.discord;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.id.Shards;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.cache.CacheFlag;
import net.dv8tion.jda.internal.utils.IOUtil;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.WebSocket;
import okhttp3.WebSocketListener;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The logins of a process to Discord, with one connection for each of its shards.
 *
 * @param duty decides which events reach the listeners and which requests reach Discord
 * @param desk the threads for first answers to interactions
 * @param plain sends messages again without what Discord refuses
 * @param givenUp true once the process must stop; a login that still waits for Discord then ends with a
 *     {@link java.util.concurrent.CancellationException}
 */
record Logins(
        DiscordConfiguration configuration,
        Duty duty,
        FrontDesk desk,
        LoginTurns turns,
        Interceptor plain,
        Measuring measuring,
        BooleanSupplier givenUp) {
    /** The events of messages. They have a text only if the message is private or mentions the bot. */
    private static final Set<GatewayIntent> INTENTS =
            Set.of(GatewayIntent.GUILD_MESSAGES, GatewayIntent.DIRECT_MESSAGES);

    /** The client's minimum. With its default it would wait for up to a quarter of an hour after a long outage. */
    private static final int LONGEST_RECONNECT_SECONDS = 32;

    /** The number of failures after which the client itself gives up a request. */
    private static final int REPEATED = 3;

    private static final String GATEWAY = "wss://gateway.discord.gg/";

    private static final int LONGEST_GREETING_SECONDS = 5;

    private static final Logger log = LoggerFactory.getLogger(Logins.class);

    /**
     * Decides the shards of this process: the configured ones, or as many as Discord recommends.
     *
     * @return the shards, and Discord's limits on logins
     */
    Plan plan() {
        LoginQuota limits = limits();
        return new Plan(shards(limits), limits);
    }

    private Shards shards(LoginQuota limits) {
        Shards chosen = configuration.shards();
        return chosen.equals(Shards.ALL) ? new Shards(0, limits.shards() - 1, limits.shards()) : chosen;
    }

    /** The shards of this process, and the limits on their logins. */
    record Plan(Shards shards, LoginQuota limits) {}

    /**
     * Logs in and starts to connect. Waits while Discord is unreachable.
     *
     * @throws DiscordRefusedException if Discord does not know the token
     */
    void begin(Plan plan, Connections connections, Object... listeners) throws DiscordRefusedException {
        var queue = new LoginQueue(
                configuration.local().map(DiscordConfiguration.LocalDiscord::gateway),
                turns,
                plan.limits().concurrency());
        Shards own = plan.shards();
        var pacing = new Pacing((double) configuration.requests() * own.count() / own.total());
        List<Integer> numbers =
                IntStream.rangeClosed(own.first(), own.last()).boxed().toList();
        boolean begun = false;
        try {
            for (int number : numbers) {
                connections.add(logIn(() -> builder()
                        .useSharding(number, own.total())
                        .setSessionController(queue)
                        .setHttpClientBuilder(IOUtil.newHttpClientBuilder()
                                .addInterceptor(plain)
                                .addInterceptor(pacing)
                                .addInterceptor(duty.gate())
                                .addInterceptor(measuring))
                        .addEventListeners(listeners)));
                queue.built();
            }
            begun = true;
        } finally {
            if (!begun) {
                connections.all().forEach(JDA::shutdownNow);
            }
        }
    }

    private JDABuilder builder() {
        JDABuilder builder = JDABuilder.createLight(configuration.token(), INTENTS)
                .enableCache(CacheFlag.MEMBER_OVERRIDES, CacheFlag.ROLE_TAGS)
                .setEventManager(duty.events(virtualThreads("discord-event-")))
                .setCallbackPool(virtualThreads("discord-callback-"), true)
                .setRateLimitElastic(virtualThreads("discord-request-"), true)
                .setMaxReconnectDelay(LONGEST_RECONNECT_SECONDS)
                .setRawEventsEnabled(true)
                .setEnableShutdownHook(false);
        return builder.setRestConfig(
                new RestConfig().setBaseUrl(apiBase(configuration)).setRateLimiterFactory(desk::limiter));
    }

    private static String apiBase(DiscordConfiguration configuration) {
        return configuration
                .local()
                .map(DiscordConfiguration.LocalDiscord::apiBase)
                .orElse(RestConfig.DEFAULT_BASE_URL);
    }

    /** Threads for tasks that may block; a new one for each task. */
    static ExecutorService virtualThreads(String name) {
        return Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name(name, 0).factory());
    }

    /** Logs in. Each attempt has its own builder, since a failed login closes the threads of its builder. */
    private JDA logIn(Supplier<JDABuilder> builder) throws DiscordRefusedException {
        for (int attempts = 0; ; attempts++) {
            try {
                return builder.get().build();
            } catch (InvalidTokenException refused) {
                throw new DiscordRefusedException(
                        "Discord does not know this token. Copy it again from the bot's page in Discord's developer portal.",
                        refused);
            } catch (ErrorResponseException failure) {
                if (!Failures.passing(failure)) {
                    throw new DiscordRefusedException("Discord refuses the bot: " + failure.getMeaning(), failure);
                }
                log.warn("Discord does not let the bot in yet: {}", failure.getMeaning());
                LoginBackoff.pause(attempts, failure, givenUp);
            }
        }
    }

    /**
     * Waits until there are enough logins left, since Discord resets the token of a bot that exceeds its limit. If
     * Discord refuses to report its limits, the login itself fails with the reason.
     */
    private LoginQuota limits() {
        for (int attempts = 0; ; attempts++) {
            try {
                LoginQuota answer = ask(configuration);
                if (answer.remaining() >= shards(answer).count()) {
                    return answer;
                }
                throw new IOException("logins left for the next %2$d minutes: %1$d, needed: %3$d"
                        .formatted(
                                answer.remaining(),
                                answer.reset().toMinutes(),
                                shards(answer).count()));
            } catch (IOException failure) {
                log.warn("Discord does not let the bot in yet: {}", failure.getMessage());
                LoginBackoff.pause(attempts / REPEATED, new UncheckedIOException(failure), givenUp);
            }
        }
    }

    /** True if Discord and its gateway answer this process now, and there is a login left for it. */
    static boolean possible(DiscordConfiguration configuration) {
        OkHttpClient client = IOUtil.newHttpClientBuilder().build();
        try {
            return ask(client, configuration).remaining() > 0 && gatewayAnswers(client, configuration);
        } catch (IOException failure) {
            log.debug("Discord does not let this process in", failure);
            return false;
        } finally {
            release(client);
        }
    }

    /** Waits for the gateway's first message, which comes before any login. */
    private static boolean gatewayAnswers(OkHttpClient client, DiscordConfiguration configuration) {
        String gateway = configuration
                .local()
                .map(DiscordConfiguration.LocalDiscord::gateway)
                .orElse(GATEWAY);
        var answered = new CompletableFuture<Boolean>();
        WebSocket socket = client.newWebSocket(
                new Request.Builder().url(gateway + "?v=10&encoding=json").build(), new WebSocketListener() {
                    @Override
                    public void onMessage(WebSocket from, String hello) {
                        answered.complete(true);
                    }

                    @Override
                    public void onFailure(WebSocket from, Throwable failure, @Nullable Response response) {
                        answered.complete(false);
                    }
                });
        try {
            return answered.completeOnTimeout(false, LONGEST_GREETING_SECONDS, TimeUnit.SECONDS)
                    .join();
        } finally {
            socket.cancel();
        }
    }

    private static LoginQuota ask(DiscordConfiguration configuration) throws IOException {
        OkHttpClient client = IOUtil.newHttpClientBuilder().build();
        try {
            return ask(client, configuration);
        } finally {
            release(client);
        }
    }

    private static LoginQuota ask(OkHttpClient client, DiscordConfiguration configuration) throws IOException {
        return LoginQuota.ask(client, apiBase(configuration), configuration.token())
                .orElse(LoginQuota.USUAL);
    }

    private static void release(OkHttpClient client) {
        client.dispatcher().executorService().shutdown();
        client.connectionPool().evictAll();
    }
}
