package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionPlace;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.User;

/** Interactions as Discord's JSON, for the gateway. */
final class InteractionJson {
    private final World world;
    private final ChannelJson channels;
    private final MessageJson messages;

    InteractionJson(World world, ChannelJson channels, MessageJson messages) {
        this.world = world;
        this.channels = channels;
        this.messages = messages;
    }

    ObjectNode interaction(Interaction interaction) {
        Channel channel = world.channels().known(interaction.channelId());
        long botId = world.people().botId();
        ObjectNode json = Json.object()
                .put("version", 1)
                .put("id", Json.id(interaction.id()))
                .put("application_id", Json.id(botId))
                .put("type", interaction.type().number())
                .put("token", interaction.token())
                .put("channel_id", Json.id(channel.id()))
                .put("locale", world.people().known(interaction.userId()).locale())
                .put("app_permissions", Json.id(world.channels().permissionsOfApplication(channel)))
                .put("attachment_size_limit", 10 * 1024 * 1024);
        json.set("channel", channels.partial(channel, interaction.userId()));
        json.set("data", interaction.payload().node());
        json.set("entitlements", Json.array());
        addPlace(json, interaction, channel);
        Long messageId = interaction.origin().messageId();
        if (messageId != null) {
            world.messages()
                    .find(channel.id(), messageId)
                    .ifPresent(message -> json.set("message", messages.message(message, botId)));
        }
        return json;
    }

    private void addPlace(ObjectNode json, Interaction interaction, Channel channel) {
        User user = world.people().known(interaction.userId());
        ObjectNode owners = json.putObject("authorizing_integration_owners");
        if (world.installations().installedAt(channel)) {
            owners.put("0", interaction.guildId() == null ? "0" : Json.id(interaction.guildId()));
        }
        if (user.application()) {
            owners.put("1", Json.id(user.id()));
        }
        json.put("context", InteractionPlace.of(channel, world.people().botId()).number());
        if (interaction.guildId() == null) {
            json.set("user", UserJson.user(user));
            return;
        }
        String guildId = Json.id(interaction.guildId());
        Member member = world.people().member(interaction.guildId(), user.id()).orElseThrow();
        String locale =
                world.people().guild(interaction.guildId()).orElseThrow().locale();
        json.put("guild_id", guildId).put("guild_locale", locale);
        ObjectNode guild = json.putObject("guild").put("id", guildId).put("locale", locale);
        guild.putArray("features");
        json.set(
                "member",
                UserJson.member(member, user)
                        .put("permissions", Json.id(world.channels().permissions(user.id(), channel))));
    }
}
