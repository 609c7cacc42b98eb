package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.User;

/** Users and members as Discord's JSON. */
final class UserJson {
    private UserJson() {}

    static ObjectNode user(User user) {
        ObjectNode json = Json.object()
                .put("id", Json.id(user.id()))
                .put("username", user.bot() ? user.displayName() : user.name())
                .put("discriminator", user.bot() ? "0001" : "0")
                .put("global_name", user.bot() ? null : user.displayName())
                .putNull("avatar")
                .putNull("avatar_decoration_data")
                .putNull("banner")
                .putNull("accent_color")
                .putNull("collectibles")
                .putNull("primary_guild")
                .put("public_flags", 0)
                .put("flags", 0);
        return user.bot() ? json.put("bot", true) : json;
    }

    static ObjectNode self(User user) {
        return user(user)
                .put("mfa_enabled", true)
                .put("locale", "en-US")
                .put("premium_type", 0)
                .putNull("email")
                .put("verified", true);
    }

    static ObjectNode memberAlone(Member member) {
        ObjectNode json = Json.object()
                .putNull("avatar")
                .putNull("banner")
                .putNull("communication_disabled_until")
                .put("flags", 0)
                .put("joined_at", Json.time(member.joined()))
                .put("nick", member.nick())
                .put("pending", false)
                .putNull("premium_since")
                .put("mute", false)
                .put("deaf", false);
        json.set("roles", Json.ids(member.roles()));
        return json;
    }

    static ObjectNode member(Member member, User user) {
        ObjectNode json = memberAlone(member);
        json.set("user", user(user));
        return json;
    }
}
