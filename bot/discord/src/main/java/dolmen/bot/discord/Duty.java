package dolmen.bot.discord;

import dolmen.bot.discord.answer.AnotherProcess;
import java.io.IOException;
import java.time.Instant;
import java.util.concurrent.Executor;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.hooks.InterfacedEventManager;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.TimeUtil;
import okhttp3.Interceptor;

/**
 * The time in which a process answers for its shards. While one process hands over to another, Discord tells both what
 * happens; each answers what was begun in its own time, which the ids of Discord tell both alike. Safe for use by many
 * threads.
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
     * A duty that has neither beginning nor end.
     *
     * @param other ends it for good by being in charge
     */
    static Duty always(AnotherProcess other) {
        return new Duty(other, Instant.MIN);
    }

    /** The same that begins when it is told to. */
    static Duty notYet(AnotherProcess other) {
        return new Duty(other, Instant.MAX);
    }

    void beginAt(Instant time) {
        from = time;
    }

    void endAt(Instant time) {
        until = time;
    }

    /**
     * A manager of events that leaves out what others have to answer. Interactions are heard of by the thread of the
     * connection, so that their acknowledgement waits for no other; whoever hears of them may wait for nothing there.
     *
     * @param threads where all else is attended to
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

    /** What has no id of its own changes only what is remembered, so that both may hear of it. */
    private boolean answers(GenericEvent event) {
        return switch (event) {
            case Interaction interaction -> covers(interaction.getIdLong());
            case MessageReceivedEvent received -> covers(received.getMessageIdLong());
            case GuildJoinEvent joined -> covers(Instant.now());
            default -> true;
        };
    }

    /**
     * Lets nothing out to Discord once another process is in charge of the shards of this one, whatever was under way
     * when this one was frozen or cut off.
     */
    Interceptor gate() {
        return chain -> {
            if (other.isInCharge()) {
                throw new IOException("another process is in charge of the shards of this one");
            }
            return chain.proceed(chain.request());
        };
    }

    /** True if this process answers what Discord has given that id. */
    boolean covers(long id) {
        return covers(TimeUtil.getTimeCreated(id).toInstant());
    }

    private boolean covers(Instant time) {
        return !time.isBefore(from) && time.isBefore(until) && !other.isInCharge();
    }
}
