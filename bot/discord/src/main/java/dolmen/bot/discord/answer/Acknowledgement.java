package dolmen.bot.discord.answer;

import dolmen.bot.words.Wordings;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.interactions.modals.ModalInteraction;
import net.dv8tion.jda.api.requests.RestAction;
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
    /** The touched private message says at once that its match begins; the answer replaces it. */
    BEGINNING,
    /** A promise to edit the touched message if it is private; otherwise a promise of a separate private answer. */
    IN_PLACE,
    /**
     * No promise, but the answer itself: a form or a new message. Only a new message notifies the people whom it
     * mentions.
     */
    ANSWER,
    /** As above, for a new message alone; once it takes too long, a public promise. */
    ANSWER_OR_PROMISE;

    /** Leaves the promise more than half of Discord's three seconds. */
    private static final Executor LATER = CompletableFuture.delayedExecutor(1_200, TimeUnit.MILLISECONDS);

    /** The words of {@link #BEGINNING} for the readers of each language. */
    private static final Map<DiscordLocale, String> BEGINS = begins();

    private static final Logger log = LoggerFactory.getLogger(Acknowledgement.class);

    private static Map<DiscordLocale, String> begins() {
        var languages = new Wordings();
        Map<DiscordLocale, String> words = new EnumMap<>(DiscordLocale.class);
        for (DiscordLocale locale : DiscordLocale.values()) {
            words.put(locale, languages.of(locale.getLocale()).of(AnswerPhrases.beginning()));
        }
        return Collections.unmodifiableMap(words);
    }

    /**
     * Sends the acknowledgement, unless there is one already; returns at once. If this fails, the work on the answer
     * continues anyway.
     */
    public void give(IReplyCallback event) {
        promise(event).ifPresent(promise -> {
            if (this == ANSWER_OR_PROMISE) {
                LATER.execute(() -> promise.queue(done -> {}, Acknowledgement::notNeeded));
            } else {
                promise.queue(done -> {}, Acknowledgement::failed);
            }
        });
    }

    /**
     * Sends the acknowledgement of an interaction that seems too old, and waits for Discord's decision.
     *
     * @return false if Discord knows the interaction no longer, so that nobody waits for the answer
     */
    public boolean comesInTime(IReplyCallback event) {
        try {
            promise(event).ifPresent(RestAction::complete);
            return true;
        } catch (RuntimeException failure) {
            return !Failures.expired(failure);
        }
    }

    private Optional<RestAction<?>> promise(IReplyCallback event) {
        if (event.isAcknowledged()) {
            return Optional.empty();
        }
        return switch (this) {
            case PUBLIC, ANSWER_OR_PROMISE -> Optional.of(event.deferReply(false));
            case PRIVATE -> Optional.of(event.deferReply(true));
            case EDIT -> Optional.of(edit(event, hasMessage(event)));
            case BEGINNING ->
                Optional.of(
                        event instanceof IMessageEditCallback touched
                                ? touched.editMessage(Objects.requireNonNull(BEGINS.get(event.getUserLocale())))
                                        .setReplace(true)
                                : event.deferReply(true));
            case IN_PLACE -> Optional.of(edit(event, hasMessage(event) && isPrivate(event)));
            case ANSWER -> Optional.empty();
        };
    }

    /** True if the message only promises an answer, which replaces it. */
    public static boolean isPromise(Message message) {
        return message.getFlags().contains(Message.MessageFlag.LOADING)
                || BEGINS.containsValue(message.getContentRaw());
    }

    private static RestAction<?> edit(IReplyCallback event, boolean possible) {
        return possible && event instanceof IMessageEditCallback touched ? touched.deferEdit() : event.deferReply(true);
    }

    /** The client refuses a promise after the answer itself. */
    private static void notNeeded(Throwable failure) {
        if (!(failure instanceof IllegalStateException)) {
            failed(failure);
        }
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
