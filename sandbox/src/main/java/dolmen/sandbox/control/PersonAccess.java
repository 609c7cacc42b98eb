package dolmen.sandbox.control;

import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.User;
import java.util.Optional;

/**
 * Finds the acting person and the place of a request, and refuses access to anything that this person may not see or
 * do.
 */
final class PersonAccess {
    private final World world;

    PersonAccess(World world) {
        this.world = world;
    }

    /** The person who acts. */
    User person(RoutedRequest call) {
        return call.idParameter("as")
                .flatMap(world.people()::user)
                .filter(user -> !user.bot())
                .orElseThrow(() -> ControlException.refused("Name the acting person: as=USER_ID"));
    }

    /** A channel that the person sees. */
    Channel channel(long id, User person) {
        Channel channel = world.channels()
                .find(id)
                .filter(found -> world.channels().sees(person.id(), found))
                .orElseThrow(() -> ControlException.unknown("There is no such channel"));
        if (guild(channel).filter(Guild::unavailable).isPresent()) {
            throw ControlException.refused("This server is not available at the moment");
        }
        return channel;
    }

    /** A channel that the person sees and where this person can use the bot's application. */
    Channel channelWithApplication(long id, User person) {
        Channel channel = channel(id, person);
        requireApplication(channel, person.application());
        return channel;
    }

    /** Refuses the use of a message's components unless the application is there, or on a concerned account. */
    void requireApplication(Channel channel, Message message, User person) {
        Origin origin = message.origin();
        boolean ofInvoker =
                origin != null && world.people().known(origin.userId()).application();
        requireApplication(channel, ofInvoker || person.application());
    }

    private void requireApplication(Channel channel, boolean onAccount) {
        if (!onAccount && !world.installations().installedAt(channel)) {
            throw ControlException.refused("The application is not here, and you have not added it to your account");
        }
    }

    private Optional<Guild> guild(Channel channel) {
        return channel.guild().flatMap(world.people()::guild);
    }

    /** A message that the person sees. */
    Message message(Channel channel, long id, User person) {
        return world.messages()
                .find(channel.id(), id)
                .filter(message -> message.visibleTo(person.id()))
                .orElseThrow(() -> ControlException.unknown("There is no such message"));
    }

    boolean may(User person, Permission permission, Channel channel) {
        return permission.isIn(world.channels().permissions(person.id(), channel));
    }

    /** Refuses the request unless the person may write in the channel. */
    void requireWriting(User person, Channel channel) {
        if (channel instanceof TextChannel text && text.type() == TextChannel.FORUM) {
            throw ControlException.refused("A forum contains only posts");
        }
        boolean thread = channel instanceof ThreadChannel;
        if (!may(person, thread ? Permission.SEND_MESSAGES_IN_THREADS : Permission.SEND_MESSAGES, channel)) {
            throw ControlException.refused("You do not have permission to send messages in this channel");
        }
        if (channel instanceof ThreadChannel locked
                && locked.locked()
                && !may(person, Permission.MANAGE_THREADS, channel)) {
            throw ControlException.refused("This thread is locked");
        }
    }
}
