package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.interaction.Command;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.message.Attachment;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.Role;
import dolmen.sandbox.world.people.User;

/** Converts the world's objects to JSON of Discord's API. Use it inside {@link World#atomically}. */
public final class DiscordJson {
    private final World world;
    private final AttachmentJson attachments;
    private final ChannelJson channels;
    private final MessageJson messages;
    private final InteractionJson interactions;

    /** @param root the server's address without a path, the base of attachment URLs */
    public DiscordJson(World world, String root) {
        this.world = world;
        this.attachments = new AttachmentJson(root);
        this.channels = new ChannelJson(world);
        this.messages = new MessageJson(world, attachments, channels);
        this.interactions = new InteractionJson(world, channels, messages);
    }

    /** A user. */
    public ObjectNode user(User user) {
        return UserJson.user(user);
    }

    /** The bot's own user, with the fields that only the bot may see. */
    public ObjectNode self() {
        return UserJson.self(world.people().bot());
    }

    /** A member with the user. */
    public ObjectNode member(Member member) {
        return UserJson.member(member, world.people().known(member.userId()));
    }

    /** A member without the user. */
    public ObjectNode memberAlone(Member member) {
        return UserJson.memberAlone(member);
    }

    /** A server without the gateway's additional fields. */
    public ObjectNode guild(Guild guild) {
        return GuildJson.guild(guild);
    }

    /** A role. */
    public ObjectNode role(Role role) {
        return GuildJson.role(role);
    }

    /** A channel, direct channel or thread as a user sees it. */
    public ObjectNode channel(Channel channel, long viewerId) {
        return channels.channel(channel, viewerId);
    }

    /** A channel with the viewer's permissions in it. */
    public ObjectNode channelWithPermissions(Channel channel, long viewerId) {
        return channels.partial(channel, viewerId);
    }

    /** A user's membership of a thread. */
    public ObjectNode threadMember(ThreadChannel thread, long userId) {
        return ChannelJson.threadMember(thread, userId);
    }

    /** A message as a user sees it. */
    public ObjectNode message(Message message, long viewerId) {
        return messages.message(message, viewerId);
    }

    /** A file sent with a command. */
    public ObjectNode upload(Attachment attachment) {
        return attachments.attachment(attachment, true);
    }

    /** A registered command with its translations. */
    public ObjectNode command(Command command) {
        return CommandJson.command(command, world.people().botId());
    }

    /** A registered command without its translations. */
    public ObjectNode untranslated(Command command) {
        return CommandJson.withoutTranslations(command(command));
    }

    /** An interaction as the bot receives it. */
    public ObjectNode interaction(Interaction interaction) {
        return interactions.interaction(interaction);
    }
}
