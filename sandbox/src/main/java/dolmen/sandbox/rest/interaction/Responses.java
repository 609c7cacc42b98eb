package dolmen.sandbox.rest.interaction;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.rest.message.MessageReader;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionCallback;
import dolmen.sandbox.world.interaction.InteractionType;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.message.MessageFlag;
import dolmen.sandbox.world.message.MessageType;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Creates and edits the bot's answers to interactions. */
public final class Responses {
    private static final Logger LOG = LoggerFactory.getLogger(Responses.class);

    private final World world;
    private final MessageReader reader;

    public Responses(World world, MessageReader reader) {
        this.world = world;
        this.reader = reader;
    }

    /** Answers with a message. */
    Message reply(Interaction interaction, MessageReader.SentMessage sent) {
        refuseLocked(sent.channel());
        return add(interaction, reader.create(sent, true));
    }

    /** Promises a message, which appears at once and says that the bot is thinking. */
    Message defer(Interaction interaction, JsonNode payload) {
        int flags = (payload.path("flags").asInt() & MessageFlag.EPHEMERAL.bit()) | MessageFlag.LOADING.bit();
        return add(interaction, MessageBody.text("", Mentions.NONE, flags));
    }

    /**
     * Sends a follow-up. The first one after a promise fulfils it and keeps its visibility; Discord calls this
     * deprecated. Any other, or one after a deleted promise, is a separate message.
     */
    Message followUp(Interaction interaction, MessageReader.SentMessage sent) {
        refuseLocked(sent.channel());
        if (!(interaction.answer() instanceof InteractionCallback.Deferred deferred)) {
            Message message = message(interaction.origin(), interaction, reader.create(sent, true));
            return world.messages()
                    .add(interaction.originalMessage().map(message::replyingTo).orElse(message));
        }
        Optional<Message> promised = world.messages().find(interaction.channelId(), deferred.messageId());
        if (promised.isEmpty()) {
            Message message = add(interaction, reader.create(sent, true));
            world.interactions().fulfil(interaction, message.id());
            return message;
        }
        LOG.warn("A follow-up fulfils a promise; Discord wants an edit of the original instead");
        world.interactions().fulfil(interaction, promised.get().id());
        return edit(promised.get(), sent);
    }

    /** Edits an answer. An edit of a promise fulfils it, and Discord does not mark the message as edited. */
    Message edit(Message message, MessageReader.SentMessage sent) {
        boolean promised = message.body().has(MessageFlag.LOADING);
        MessageBody body = reader.edit(message.body(), sent).with(MessageFlag.LOADING, false);
        return world.messages().update(message.changed(body, promised ? null : world.now()));
    }

    private Message add(Interaction interaction, MessageBody body) {
        return world.messages().add(message(interaction.origin(), interaction, body));
    }

    private Message message(Origin origin, Interaction interaction, MessageBody body) {
        MessageType type = switch (origin.type()) {
            case COMMAND, AUTOCOMPLETE ->
                origin.ofMenu() ? MessageType.CONTEXT_MENU_COMMAND : MessageType.CHAT_INPUT_COMMAND;
            case COMPONENT, MODAL_SUBMIT -> MessageType.DEFAULT;
        };
        Message message = Message.by(world.people().botId(), world.nextId(), interaction.channelId(), type, body);
        Message reply = origin.type() == InteractionType.COMPONENT && origin.messageId() != null
                ? message.replyingTo(origin.messageId())
                : message;
        return reply.answering(origin);
    }

    private static void refuseLocked(Channel channel) {
        if (channel instanceof ThreadChannel thread && thread.archived() && thread.locked()) {
            throw DiscordError.THREAD_ARCHIVED.exception();
        }
    }
}
