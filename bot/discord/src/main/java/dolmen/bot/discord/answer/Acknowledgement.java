package dolmen.bot.discord.answer;

import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.interactions.modals.ModalInteraction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How Discord is told that an answer will come, before anything is done for it: Discord waits three seconds for that.
 * It can be neither changed nor repeated, so it is decided by what was sent alone. Immutable.
 */
public enum Acknowledgement {
    /** Everybody sees that an answer comes. The answer is an edit, which notifies nobody whom it mentions. */
    PUBLIC,
    /** The person who asked sees that an answer comes, and is the only one who will see it. */
    PRIVATE,
    /** The touched message stays as it is until it is edited. */
    EDIT,
    /** An edit of the touched message if that is private; else a private answer beside it. */
    IN_PLACE,
    /** The answer itself, at once: a form, or a new message, which alone notifies whom it mentions. */
    ANSWER;

    private static final Logger log = LoggerFactory.getLogger(Acknowledgement.class);

    /**
     * Tells Discord, unless it is told already; returns at once. If even that fails, the answer is worked out anyway.
     */
    public void give(IReplyCallback event) {
        if (event.isAcknowledged()) {
            return;
        }
        switch (this) {
            case PUBLIC -> send(event, false);
            case PRIVATE -> send(event, true);
            case EDIT -> edit(event, hasMessage(event));
            case IN_PLACE -> edit(event, hasMessage(event) && isPrivate(event));
            case ANSWER -> log.trace("The answer comes at once");
        }
    }

    private static void edit(IReplyCallback event, boolean possible) {
        if (possible && event instanceof IMessageEditCallback touched) {
            touched.deferEdit().queue(done -> {}, Acknowledgement::failed);
        } else {
            send(event, true);
        }
    }

    private static void send(IReplyCallback event, boolean privately) {
        event.deferReply(privately).queue(done -> {}, Acknowledgement::failed);
    }

    private static void failed(Throwable failure) {
        log.warn("Not acknowledged: {}", failure.getMessage());
    }

    /** A form that a command has opened belongs to no message. */
    private static boolean hasMessage(IReplyCallback event) {
        return !(event instanceof ModalInteraction form) || form.getMessage() != null;
    }

    private static boolean isPrivate(IReplyCallback event) {
        return event instanceof ComponentInteraction touched
                && touched.getMessage().isEphemeral();
    }
}
