package dolmen.bot.discord.answer;

import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.interactions.modals.ModalInteraction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The acknowledgement of an interaction. It must reach Discord within three seconds, so it precedes all work on the
 * answer. It can be neither changed nor repeated, so it depends on the interaction alone. Immutable.
 */
public enum Acknowledgement {
    /** A public promise. The answer is an edit, so its mentions notify nobody. */
    PUBLIC,
    /** A promise of an answer that only the requester sees. */
    PRIVATE,
    /** A promise to edit the touched message, which stays unchanged until then. */
    EDIT,
    /** A promise to edit the touched message if it is private; otherwise a promise of a separate private answer. */
    IN_PLACE,
    /**
     * No promise, but the answer itself: a form or a new message. Only a new message notifies the people whom it
     * mentions.
     */
    ANSWER;

    private static final Logger log = LoggerFactory.getLogger(Acknowledgement.class);

    /**
     * Sends the acknowledgement, unless there is one already; returns at once. If this fails, the work on the answer
     * continues anyway.
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
            case ANSWER -> log.trace("The answer itself is the acknowledgement");
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
        log.warn("Could not acknowledge an interaction: {}", failure.getMessage());
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
