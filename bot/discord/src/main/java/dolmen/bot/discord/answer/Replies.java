package dolmen.bot.discord.answer;

import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.notice.Retries;
import java.util.List;
import java.util.function.Function;
import net.dv8tion.jda.api.components.ActionComponent;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers that only the person who asked can read. */
public final class Replies {
    /** What somebody is told who comes while the bot stops. */
    public static final String RESTARTING = "I am being restarted. Please try again in a moment.";

    private static final Logger log = LoggerFactory.getLogger(Replies.class);

    private static final int MOST_ATTEMPTS = 5;

    /** Refusals of tokens count towards the ban for invalid requests. */
    private static final int MOST_WITH_UNKNOWN_TOKEN = 3;

    private Replies() {}

    /** Words for the person who asked alone: the first answer, or what follows its acknowledgement. */
    public static void privately(IReplyCallback interaction, String words) {
        privately(interaction, message(words));
    }

    /** The same with a picture or buttons. */
    public static void privately(IReplyCallback interaction, MessageCreateData answer) {
        if (interaction.isAcknowledged()) {
            afterwards(interaction.getHook(), answer);
        } else {
            interaction.reply(answer).setEphemeral(true).complete();
        }
    }

    /** Fills in the answer that a deferred reply has promised. */
    public static void fulfil(InteractionHook promise, String words) {
        fulfil(promise, message(words));
    }

    /** The same with a picture or buttons; what was acknowledged as an edit is replaced by it. */
    public static void fulfil(InteractionHook promise, MessageCreateData answer) {
        MessageEditData filled = MessageEditData.fromCreateData(answer);
        insist(promise, hook -> hook.editOriginal(filled));
    }

    /** Fills in the promised answer with the first of these messages, at least one, which the others follow. */
    public static void fulfil(InteractionHook promise, List<MessageCreateData> answers) {
        fulfil(promise, answers.getFirst());
        answers.stream().skip(1).forEach(answer -> privately(promise, answer));
    }

    /**
     * A message besides the one that was acknowledged as an edit, or besides the answer. Right after a deferred reply
     * Discord would take it for the answer.
     */
    public static void privately(InteractionHook acknowledged, String words) {
        privately(acknowledged, message(words));
    }

    /** The same with a picture or buttons. */
    public static void privately(InteractionHook acknowledged, MessageCreateData answer) {
        insist(acknowledged, hook -> hook.sendMessage(answer).setEphemeral(true));
    }

    /** Words after an acknowledgement of whatever kind, for the person who asked alone. */
    public static void afterwards(InteractionHook acknowledged, String words) {
        afterwards(acknowledged, message(words));
    }

    /** As the answer, if that is still promised; what everybody saw promised is taken back. */
    private static void afterwards(InteractionHook acknowledged, MessageCreateData answer) {
        Message original = acknowledged.retrieveOriginal().complete();
        if (!isPromise(original)) {
            privately(acknowledged, answer);
        } else if (original.isEphemeral()) {
            fulfil(acknowledged, answer);
        } else {
            insist(acknowledged, InteractionHook::deleteOriginal);
            privately(acknowledged, answer);
        }
    }

    private static boolean isPromise(Message original) {
        return original.getFlags().contains(Message.MessageFlag.LOADING);
    }

    private static MessageCreateData message(String words) {
        return MessageCreateData.fromContent(Text.cut(words, Text.MAX_MESSAGE));
    }

    /** An answer in the place of the message whose component was touched, after the acknowledgement of an edit. */
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
     * Gives an answer after the acknowledgement, and tries again if Discord fails. What was asked for is done by now,
     * so an answer that cannot be given at all is no failure of it; told twice it does no harm.
     *
     * @throws UnansweredException if Discord refuses this answer and would refuse it again
     */
    public static void insist(InteractionHook acknowledged, Function<InteractionHook, RestAction<?>> answer) {
        InteractionHook hook = acknowledged;
        for (int attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
            try {
                answer.apply(hook).complete();
                return;
            } catch (RuntimeException failure) {
                log.info("Not answered: {}", failure.getMessage());
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

    /** An acknowledgement whose answer was lost has failed for its hook, but Discord may have it. */
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
     * Refuses a button or menu; one that can never work again disappears with its neighbours, unless there is nothing
     * else in the message, or it never was in it.
     */
    public static void refuse(ComponentInteraction pressed, Refusal refusal, RefusalWords words) {
        String why = words.on(Names.server(pressed)).of(refusal);
        boolean useless = refusal instanceof MatchRefusal.Stale || refusal instanceof MatchRefusal.MatchOver;
        if (useless && !pressed.getMessage().isUsingComponentsV2() && standsThere(pressed)) {
            relieve(pressed);
        }
        privately(pressed, why);
    }

    /** Takes the buttons of the message; beside a promised answer only a message of the channel can be reached. */
    private static void relieve(ComponentInteraction pressed) {
        if (!pressed.isAcknowledged()) {
            pressed.editComponents().complete();
        } else if (!isPromise(pressed.getHook().retrieveOriginal().complete())) {
            insist(pressed.getHook(), InteractionHook::editOriginalComponents);
        } else if (!pressed.getMessage().isEphemeral()) {
            pressed.getMessage()
                    .editMessageComponents()
                    .queue(done -> {}, failure -> log.info("Buttons stay: {}", failure.getMessage()));
        }
    }
}
