package dolmen.bot.match.silence;

import java.util.List;

/** The reason why the bot cannot write where a match is played. */
public sealed interface Loss {

    /** Discord has an outage of the server; nobody can read there either. */
    record ServerOutage() implements Loss {}

    /** The bot is no longer a member of the server. */
    record Removed() implements Loss {}

    /** The channel was deleted. */
    record ChannelGone() implements Loss {}

    /** The bot is not in the private thread, which only its members see. */
    record NotInThread() implements Loss {}

    /**
     * The bot lacks permissions to write there.
     *
     * @param permissions the missing permissions, by the names that people see
     */
    record Forbidden(List<String> permissions) implements Loss {
        public Forbidden {
            permissions = List.copyOf(permissions);
        }
    }
}
