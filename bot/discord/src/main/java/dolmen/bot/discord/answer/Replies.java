package dolmen.bot.discord.answer;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.notice.Retries;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import net.dv8tion.jda.api.components.ActionComponent;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.requests.restaction.interactions.ReplyCallbackAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers that only the requester can read. */
public final class Replies {
    private static final Logger log = LoggerFactory.getLogger(Replies.class);

    private static final int MOST_ATTEMPTS = 5;

    /** Refused tokens count towards Discord's ban for invalid requests. */
    private static final int MOST_WITH_UNKNOWN_TOKEN = 3;

    private Replies() {}

    /** Answers the person in private, with the first answer or after the acknowledgement. */
    public static void privately(IReplyCallback interaction, String words) {
        privately(interaction, message(words));
    }

    /** As above, with a picture or buttons. */
    public static void privately(IReplyCallback interaction, MessageCreateData answer) {
        if (interaction.isAcknowledged()
                || first(interaction.reply(answer).setEphemeral(true)).isEmpty()) {
            afterwards(interaction.getHook(), answer);
        }
    }

    /** Sends the first answer to an interaction; empty if it took so long that it was promised meanwhile. */
    public static Optional<InteractionHook> first(ReplyCallbackAction reply) {
        try {
            return Optional.of(reply.complete());
        } catch (IllegalStateException promised) {
            log.debug("The answer took too long, so that it was promised meanwhile", promised);
            return Optional.empty();
        }
    }

    /** Fills in the promised answer of a deferred reply. */
    public static void fulfil(InteractionHook promise, String words) {
        fulfil(promise, message(words));
    }

    /** As above, with a picture or buttons. After the acknowledgement of an edit, this replaces the touched message. */
    public static void fulfil(InteractionHook promise, MessageCreateData answer) {
        MessageEditData filled = MessageEditData.fromCreateData(answer);
        insist(promise, hook -> hook.editOriginal(filled));
    }

    /** Fills in the promised answer with the first of these messages, at least one, and sends the others after it. */
    public static void fulfil(InteractionHook promise, List<MessageCreateData> answers) {
        fulfil(promise, answers.getFirst());
        answers.stream().skip(1).forEach(answer -> privately(promise, answer));
    }

    /**
     * Sends one more message to the person, after the acknowledgement of an edit or after the answer. Directly after a
     * deferred reply, Discord would treat it as the answer.
     */
    public static void privately(InteractionHook acknowledged, String words) {
        privately(acknowledged, message(words));
    }

    /** As above, with a picture or buttons. */
    public static void privately(InteractionHook acknowledged, MessageCreateData answer) {
        insist(acknowledged, hook -> hook.sendMessage(answer).setEphemeral(true));
    }

    /** Answers the person in private, after an acknowledgement of any kind. */
    public static void afterwards(InteractionHook acknowledged, String words) {
        afterwards(acknowledged, message(words));
    }

    /** Fills in a private promise; otherwise sends a new private message, and deletes a public promise. */
    private static void afterwards(InteractionHook acknowledged, MessageCreateData answer) {
        Message original = acknowledged.retrieveOriginal().complete();
        if (!Acknowledgement.isPromise(original)) {
            privately(acknowledged, answer);
        } else if (original.isEphemeral()) {
            fulfil(acknowledged, answer);
        } else {
            insist(acknowledged, InteractionHook::deleteOriginal);
            privately(acknowledged, answer);
        }
    }

    /** A message of these words alone. */
    public static MessageCreateData message(String words) {
        return MessageCreateData.fromContent(Text.cut(words, Text.MAX_MESSAGE));
    }

    /** Replaces the message of the touched component, after the acknowledgement of an edit. */
    public static void inPlace(InteractionHook acknowledged, MessageCreateData answer) {
        MessageEditData edited = answer.isUsingComponentsV2()
                ? MessageEditData.fromCreateData(answer)
                : new MessageEditBuilder()
                        .setContent(answer.getContent())
                        .setComponents(answer.getComponents())
                        .setFiles(answer.getFiles())
                        .build();
        insist(acknowledged, hook -> hook.editOriginal(edited));
    }

    /**
     * Answers after the acknowledgement, and tries again if Discord fails temporarily. The action itself has already
     * succeeded, so a lost answer is not a failure; a second answer does no harm.
     *
     * @throws UnansweredException if Discord refuses the answer permanently
     */
    public static void insist(InteractionHook acknowledged, Function<InteractionHook, RestAction<?>> answer) {
        InteractionHook hook = acknowledged;
        for (int attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
            try {
                answer.apply(hook).complete();
                return;
            } catch (RuntimeException failure) {
                log.info("Could not send an answer: {}", failure.getMessage());
                if (Failures.refused(failure)) {
                    throw new UnansweredException(failure);
                }
                boolean hopeless = Failures.unanswerable(failure)
                        && !(Failures.tokenUnknown(failure) && attempts + 1 < MOST_WITH_UNKNOWN_TOKEN);
                if (hopeless || !pause(attempts)) {
                    return;
                }
                hook = withoutItsPast(acknowledged);
            }
        }
        log.warn(
                "Interaction {} was not answered", acknowledged.getInteraction().getId());
    }

    /** A hook fails if the response to its acknowledgement was lost, even if Discord has the acknowledgement. */
    private static InteractionHook withoutItsPast(InteractionHook hook) {
        return InteractionHook.from(hook.getJDA(), hook.getInteraction().getToken());
    }

    private static boolean pause(int attempts) {
        try {
            Thread.sleep(Retries.pauseAfter(attempts));
            return true;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static boolean standsThere(ComponentInteraction pressed) {
        return pressed.getMessage()
                .getComponentTree()
                .find(
                        ActionComponent.class,
                        component -> pressed.getComponentId().equals(component.getCustomId()))
                .isPresent();
    }

    /**
     * Refuses a button or menu. If it can never work again, removes all buttons and menus of its message. They stay if
     * the message has nothing else, or never contained this one.
     */
    public static void refuse(ComponentInteraction pressed, Refusal refusal, RefusalWords words) {
        String why = words.on(Reader.of(pressed)).of(refusal);
        boolean useless = refusal instanceof MatchRefusal.Stale || refusal instanceof MatchRefusal.MatchOver;
        if (useless && !pressed.getMessage().isUsingComponentsV2() && standsThere(pressed)) {
            relieve(pressed);
        }
        privately(pressed, why);
    }

    /** Removes the buttons of the message. If an answer is promised, this is possible for public messages only. */
    private static void relieve(ComponentInteraction pressed) {
        if (!pressed.isAcknowledged()) {
            pressed.editComponents().complete();
        } else if (!Acknowledgement.isPromise(
                pressed.getHook().retrieveOriginal().complete())) {
            insist(pressed.getHook(), InteractionHook::editOriginalComponents);
        } else if (!pressed.getMessage().isEphemeral()) {
            pressed.getMessage()
                    .editMessageComponents()
                    .queue(done -> {}, failure -> log.info("Could not remove buttons: {}", failure.getMessage()));
        }
    }
}
