package dolmen.bot.discord.proposal;

import dolmen.bot.discord.words.Names;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import java.util.List;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.Mentions;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import org.jspecify.annotations.Nullable;

/**
 * A user who is named as an opponent.
 *
 * @param here true for a member of the server; Discord sends the membership of a user chosen by id only if there is one
 */
record Guest(Player player, boolean here) {

    static Guest of(User user, @Nullable Member member) {
        return new Guest(Names.player(user, member), member != null || user.isBot());
    }

    static Guest chosen(OptionMapping option) {
        return of(option.getAsUser(), option.getAsMember());
    }

    /** The users who were chosen in a menu. */
    static List<Guest> chosen(Mentions menu) {
        return menu.getUsers().stream()
                .map(user -> of(
                        user,
                        menu.getMembers().stream()
                                .filter(member -> member.getIdLong() == user.getIdLong())
                                .findFirst()
                                .orElse(null)))
                .toList();
    }

    /** True if a guest is the requester or a bot, which cannot be opponents. Computer players are not bots here. */
    static boolean anyNobody(List<Guest> guests, Interaction asking) {
        PlayerId asker = Names.sender(asking).id();
        return guests.stream()
                .map(Guest::player)
                .anyMatch(player -> player.bot() || player.id().equals(asker));
    }

    static List<PlayerId> ids(List<Guest> guests) {
        return guests.stream().map(guest -> guest.player().id()).toList();
    }
}
