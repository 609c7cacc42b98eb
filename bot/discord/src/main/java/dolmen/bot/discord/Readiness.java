package dolmen.bot.discord;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.words.CommandBook;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.session.ReadyEvent;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Registers the commands once shard 0 has connected, if it belongs to this process. Lets callers wait until all
 * connections of this process are up. Safe for use by many threads.
 */
final class Readiness extends ListenerAdapter {
    private static final Logger log = LoggerFactory.getLogger(Readiness.class);
    private static final Duration GLANCE = Duration.ofMillis(100);

    private final CommandBook book;
    private final List<CommandData> commands;
    private final AtomicInteger awaited;
    private final CompletableFuture<Void> ready = new CompletableFuture<>();
    private final AtomicBoolean learning = new AtomicBoolean();

    /** @param connections the number of connections */
    Readiness(CommandBook book, List<CommandData> commands, int connections) {
        this.book = book;
        this.commands = commands;
        this.awaited = new AtomicInteger(connections);
    }

    @Override
    public void onReady(ReadyEvent event) {
        JDA connection = event.getJDA();
        for (int attempts = 0; !ready.isDone(); attempts++) {
            try {
                if (connection.getShardInfo().getShardId() == 0) {
                    book.register(connection, commands);
                } else if (!book.learn(connection, commands) && learning.compareAndSet(false, true)) {
                    Thread.ofVirtual().name("commands").start(() -> learnWhenRegistered(connection));
                }
                if (awaited.decrementAndGet() == 0) {
                    ready.complete(null);
                }
                return;
            } catch (RuntimeException failure) {
                attend(failure, attempts);
            }
        }
    }

    /**
     * Learns the ids of commands that another process registers. That process may start later than this one, or have a
     * later release. Until then, answers name commands without links.
     */
    private void learnWhenRegistered(JDA connection) {
        RuntimeException why = new IllegalStateException("some commands are not registered yet");
        for (int attempts = 0; connection.getStatus() != JDA.Status.SHUTDOWN; attempts++) {
            LoginBackoff.pause(attempts, why);
            try {
                if (book.learn(connection, commands)) {
                    return;
                }
            } catch (RuntimeException failure) {
                log.debug("Could not look up the command ids yet", failure);
                why = failure;
            }
        }
    }

    private void attend(RuntimeException failure, int attempts) {
        boolean passing = failure instanceof CancellationException
                || (failure instanceof ErrorResponseException answer && Failures.passing(answer));
        if (passing) {
            log.warn("Could not register the commands yet: {}", failure.getMessage());
            LoginBackoff.pause(attempts, failure);
        } else {
            log.error("Could not register the commands", failure);
            ready.completeExceptionally(failure);
        }
    }

    /** Gives up: the bot will never be ready, for this reason. */
    void refuse(String why) {
        ready.completeExceptionally(new IllegalStateException(why));
    }

    /** True once all connections have been up and the commands were registered. */
    boolean reached() {
        return ready.isDone() && !ready.isCompletedExceptionally();
    }

    boolean await(Duration longest, BooleanSupplier givenUp) throws DiscordRefusedException, InterruptedException {
        long began = System.nanoTime();
        boolean done = await();
        while (!done && !givenUp.getAsBoolean() && System.nanoTime() - began < longest.toNanos()) {
            done = await();
        }
        return done;
    }

    private boolean await() throws DiscordRefusedException, InterruptedException {
        try {
            ready.get(GLANCE.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException later) {
            return false;
        } catch (ExecutionException failure) {
            throw new DiscordRefusedException("The bot cannot work: " + reason(failure), failure);
        }
    }

    private static String reason(ExecutionException failure) {
        Throwable cause = failure.getCause();
        return String.valueOf(cause == null ? failure.getMessage() : cause.getMessage());
    }
}
