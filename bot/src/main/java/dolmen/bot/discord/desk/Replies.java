package dolmen.bot.discord.desk;

import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers that only the person who asked can read. */
public final class Replies {
    /** What somebody is told who comes while the bot stops. */
    public static final String RESTARTING = "I am being restarted. Please try again in a moment.";

    private static final Logger log = LoggerFactory.getLogger(Replies.class);

    private Replies() {}

    /** Tells Discord at once that an answer will come; if even that fails, what was asked for is done all the same. */
    public static void acknowledge(RestAction<?> acknowledgement) {
        acknowledgement.queue(done -> {}, failure -> log.warn("Not acknowledged: {}", failure.getMessage()));
    }

    /** The first answer to an interaction. */
    public static void privately(IReplyCallback interaction, String words) {
        interaction.reply(Text.cut(words, Text.MAX_MESSAGE)).setEphemeral(true).complete();
    }

    /** An answer after the acknowledgement; fills in a deferred private reply. */
    public static void privately(InteractionHook acknowledged, String words) {
        acknowledged
                .sendMessage(Text.cut(words, Text.MAX_MESSAGE))
                .setEphemeral(true)
                .complete();
    }

    /** An answer with a picture or buttons after the acknowledgement. */
    public static void privately(InteractionHook acknowledged, MessageCreateData answer) {
        acknowledged.sendMessage(answer).setEphemeral(true).complete();
    }

    /**
     * Refuses a button or menu; one that can never work again disappears with its neighbours, unless there is nothing
     * else in the message.
     */
    static void refuse(ComponentInteraction pressed, Refusal refusal, RefusalWords words) {
        boolean useless = refusal instanceof MatchRefusal.Stale || refusal instanceof MatchRefusal.MatchOver;
        if (useless && !pressed.getMessage().isUsingComponentsV2()) {
            InteractionHook hook = pressed.editComponents().complete();
            privately(hook, words.of(refusal));
        } else {
            privately(pressed, words.of(refusal));
        }
    }
}
