package dolmen.bot.discord.place;

import java.util.HashMap;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.PermissionOverride;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;

/**
 * The people who see a channel, as the rules that decide it. Two channels with equal audiences are seen by the same
 * people. Immutable.
 *
 * @param rules whether a role or a member sees the channel, by id, without those of the bot; only the rule for
 *     everybody if nobody is denied the channel
 */
public record Audience(Map<Long, Boolean> rules) {
    public Audience {
        rules = Map.copyOf(rules);
    }

    /** The people who see the channel at this moment. */
    private static Audience of(GuildChannel channel) {
        Guild guild = channel.getGuild();
        var rules = new HashMap<Long, Boolean>();
        for (PermissionOverride override : channel.getPermissionContainer().getPermissionOverrides()) {
            if (!isOfBot(override, guild)) {
                if (override.getDenied().contains(Permission.VIEW_CHANNEL)) {
                    rules.put(override.getIdLong(), false);
                } else if (override.getAllowed().contains(Permission.VIEW_CHANNEL)) {
                    rules.put(override.getIdLong(), true);
                }
            }
        }
        Role everybody = guild.getPublicRole();
        if (everybody.hasPermission(channel, Permission.VIEW_CHANNEL)) {
            rules.putIfAbsent(everybody.getIdLong(), true);
        }
        boolean open = rules.getOrDefault(everybody.getIdLong(), false) && !rules.containsValue(false);
        return new Audience(open ? Map.of(everybody.getIdLong(), true) : rules);
    }

    /** True if the same people see both channels. */
    public static boolean alike(GuildChannel one, GuildChannel other) {
        return of(one).equals(of(other));
    }

    private static boolean isOfBot(PermissionOverride override, Guild guild) {
        long id = override.getIdLong();
        Role own = guild.getBotRole();
        return id == guild.getSelfMember().getIdLong() || (own != null && id == own.getIdLong());
    }
}
