package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.gateway.Dispatches.Dispatch;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.WorldEvent;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.message.Message;
import java.util.List;

/**
 * Builds the message events for a login. Ephemeral messages have none, and content is included only if Discord would
 * include it.
 */
final class MessageDispatches {
    private final World world;
    private final DiscordJson json;

    MessageDispatches(World world, DiscordJson json) {
        this.world = world;
        this.json = json;
    }

    List<Dispatch> of(String event, Message message, Subscription subscription) {
        Channel channel = world.channels().known(message.channelId());
        if (message.soleReader().isPresent()
                || !hears(subscription, channel, Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES)) {
            return List.of();
        }
        ObjectNode payload = json.message(message, botId()).put("channel_type", channel.type());
        channel.guild().ifPresent(guild -> {
            payload.put("guild_id", Json.id(guild));
            world.people()
                    .member(guild, message.authorId())
                    .ifPresent(member -> payload.set("member", json.memberAlone(member)));
        });
        if (!maySeeContent(message, channel, subscription)) {
            payload.put("content", "");
            List.of("embeds", "attachments", "components").forEach(payload::putArray);
        }
        return List.of(new Dispatch(event, payload));
    }

    private boolean maySeeContent(Message message, Channel channel, Subscription subscription) {
        return subscription.wants(Intent.MESSAGE_CONTENT)
                || channel.guild().isEmpty()
                || message.authorId() == botId()
                || mentionsBot(message, channel);
    }

    /** True if the message mentions the bot's user or its own role. */
    private boolean mentionsBot(Message message, Channel channel) {
        Mentions mentions = message.body().mentions();
        return mentions.users().contains(botId())
                || channel.guild().flatMap(world.people()::guild).stream()
                        .flatMap(guild -> guild.roles().stream())
                        .anyMatch(role -> role.isOf(botId()) && mentions.roles().contains(role.id()));
    }

    List<Dispatch> deleted(Message message, Subscription subscription) {
        Channel channel = world.channels().known(message.channelId());
        if (message.soleReader().isPresent()
                || !hears(subscription, channel, Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES)) {
            return List.of();
        }
        ObjectNode payload = at(channel).put("id", Json.id(message.id()));
        return List.of(new Dispatch("MESSAGE_DELETE", payload));
    }

    List<Dispatch> reaction(WorldEvent.ReactionChanged changed, Subscription subscription) {
        Channel channel = world.channels().known(changed.message().channelId());
        if (!hears(subscription, channel, Intent.GUILD_MESSAGE_REACTIONS, Intent.DIRECT_MESSAGE_REACTIONS)) {
            return List.of();
        }
        ObjectNode payload = at(channel)
                .put("message_id", Json.id(changed.message().id()))
                .put("user_id", Json.id(changed.userId()))
                .put("type", 0)
                .put("burst", false);
        payload.putObject("emoji").putNull("id").put("name", changed.emoji());
        channel.guild()
                .filter(guild -> changed.added())
                .flatMap(guild -> world.people().member(guild, changed.userId()))
                .ifPresent(member -> payload.set("member", json.member(member)));
        return List.of(new Dispatch("MESSAGE_REACTION_" + (changed.added() ? "ADD" : "REMOVE"), payload));
    }

    List<Dispatch> typing(WorldEvent.TypingStarted typing, Subscription subscription) {
        Channel channel = typing.channel();
        if (!hears(subscription, channel, Intent.GUILD_MESSAGE_TYPING, Intent.DIRECT_MESSAGE_TYPING)) {
            return List.of();
        }
        ObjectNode payload = at(channel)
                .put("user_id", Json.id(typing.userId()))
                .put("timestamp", world.now().getEpochSecond());
        channel.guild()
                .flatMap(guild -> world.people().member(guild, typing.userId()))
                .ifPresent(member -> payload.set("member", json.member(member)));
        return List.of(new Dispatch("TYPING_START", payload));
    }

    private static ObjectNode at(Channel channel) {
        ObjectNode payload = Json.object().put("channel_id", Json.id(channel.id()));
        channel.guild().ifPresent(guild -> payload.put("guild_id", Json.id(guild)));
        return payload;
    }

    private boolean hears(Subscription subscription, Channel channel, Intent inGuild, Intent inDirect) {
        boolean place = channel.guild()
                .map(guild -> subscription.hears(guild, inGuild)
                        && world.installations().attends(guild))
                .orElseGet(() -> subscription.hearsDirectly(inDirect));
        return place && world.channels().sees(botId(), channel);
    }

    private long botId() {
        return world.people().botId();
    }
}
