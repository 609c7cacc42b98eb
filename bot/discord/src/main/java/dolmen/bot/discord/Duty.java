package dolmen.bot.discord;

import dolmen.bot.discord.answer.AnotherProcess;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Executor;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.hooks.InterfacedEventManager;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.TimeUtil;
import okhttp3.Interceptor;

/**
 * The period in which a process answers for its shards. While one process hands over to another, Discord sends events
 * to both. Each answers the events of its own period. Both agree on the period of an event, since Discord's ids contain
 * a time. Safe for use by many threads.
 */
final class Duty {
    private final AnotherProcess other;
    private volatile Instant from;
    private volatile Instant until = Instant.MAX;

    private Duty(AnotherProcess other, Instant from) {
        this.other = other;
        this.from = from;
    }

    /**
     * A duty without beginning and end.
     *
     * @param other the process that ends the duty for good once it is in charge
     */
    static Duty always(AnotherProcess other) {
        return new Duty(other, Instant.MIN);
    }

    /** A duty that starts on request. */
    static Duty notYet(AnotherProcess other) {
        return new Duty(other, Instant.MAX);
    }

    /** Begins with the events of the time's millisecond, since ids and the other process have no shorter unit. */
    void beginAt(Instant time) {
        from = time.truncatedTo(ChronoUnit.MILLIS);
    }

    /** Ends before the events of the time's millisecond. */
    void endAt(Instant time) {
        until = time.truncatedTo(ChronoUnit.MILLIS);
    }

    /**
     * An event manager that drops the events of other processes. It handles interactions on the thread of the
     * connection, so that acknowledgements wait for nothing else; their listeners must not block.
     *
     * @param threads the threads for all other events
     */
    InterfacedEventManager events(Executor threads) {
        return new InterfacedEventManager() {
            @Override
            public void handle(GenericEvent event) {
                if (event instanceof Interaction) {
                    attend(event);
                } else {
                    threads.execute(() -> attend(event));
                }
            }

            private void attend(GenericEvent event) {
                if (answers(event)) {
                    super.handle(event);
                }
            }
        };
    }

    /** An event without an id only updates caches, so both processes may handle it. */
    private boolean answers(GenericEvent event) {
        return switch (event) {
            case Interaction interaction -> covers(interaction.getIdLong());
            case MessageReceivedEvent received -> covers(received.getMessageIdLong());
            case GuildJoinEvent joined -> covers(Instant.now());
            default -> true;
        };
    }

    /**
     * Blocks every request to Discord once another process is in charge of this one's shards. This includes requests
     * that were under way when this process was frozen or cut off.
     */
    Interceptor gate() {
        return chain -> {
            if (other.isInCharge()) {
                throw new IOException("another process is in charge of this one's shards");
            }
            return chain.proceed(chain.request());
        };
    }

    /** True if this process answers the event with the id. */
    boolean covers(long id) {
        return covers(TimeUtil.getTimeCreated(id).toInstant());
    }

    private boolean covers(Instant time) {
        return !time.isBefore(from) && time.isBefore(until) && !other.isInCharge();
    }
}
