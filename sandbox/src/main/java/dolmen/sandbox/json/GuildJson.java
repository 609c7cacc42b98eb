package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Role;
import java.util.List;

/** Servers and roles as Discord's JSON. */
final class GuildJson {
    private GuildJson() {}

    static ObjectNode guild(Guild guild) {
        ObjectNode json = Json.object()
                .put("id", Json.id(guild.id()))
                .put("name", guild.name())
                .put("owner_id", Json.id(guild.ownerId()))
                .put("region", "deprecated")
                .put("afk_timeout", 300)
                .put("system_channel_flags", 0)
                .put("widget_enabled", false)
                .put("verification_level", 0)
                .put("default_message_notifications", 1)
                .put("mfa_level", 0)
                .put("explicit_content_filter", 0)
                .put("max_members", 25_000_000)
                .put("max_stage_video_channel_users", 50)
                .put("max_video_channel_users", 25)
                .put("premium_tier", 0)
                .put("premium_subscription_count", 0)
                .put("preferred_locale", guild.locale())
                .put("premium_progress_bar_enabled", false)
                .put("nsfw", false)
                .put("nsfw_level", 0);
        absent(json);
        json.set("roles", Json.array(guild.roles(), GuildJson::role));
        json.set("features", Json.array());
        json.set("emojis", Json.array());
        json.set("stickers", Json.array());
        return json;
    }

    private static void absent(ObjectNode json) {
        for (String field : List.of(
                "icon",
                "description",
                "home_header",
                "splash",
                "discovery_splash",
                "banner",
                "application_id",
                "afk_channel_id",
                "system_channel_id",
                "widget_channel_id",
                "max_presences",
                "vanity_url_code",
                "rules_channel_id",
                "safety_alerts_channel_id",
                "public_updates_channel_id",
                "incidents_data")) {
            json.putNull(field);
        }
    }

    static ObjectNode role(Role role) {
        ObjectNode json = Json.object()
                .put("id", Json.id(role.id()))
                .put("name", role.name())
                .put("permissions", Json.id(role.permissions()))
                .put("position", role.position())
                .put("color", 0)
                .put("hoist", false)
                .put("managed", role.botId() != null)
                .put("mentionable", false)
                .put("flags", 0)
                .putNull("icon")
                .putNull("unicode_emoji");
        json.putObject("colors")
                .put("primary_color", 0)
                .putNull("secondary_color")
                .putNull("tertiary_color");
        if (role.botId() != null) {
            json.putObject("tags").put("bot_id", Json.id(role.botId()));
        }
        return json;
    }
}
