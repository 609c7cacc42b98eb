package dolmen.bot.match.silence;

import java.util.List;

/** The reason why the host cannot write in the place of a match. */
public sealed interface Loss {

    /** Discord has an outage of the server; nobody can read there either. */
    record ServerOutage() implements Loss {}

    /** The host is not a member of the server any more. */
    record Removed() implements Loss {}

    /** The channel was deleted. */
    record ChannelGone() implements Loss {}

    /** The host is not in the private thread, which only its members see. */
    record NotInThread() implements Loss {}

    /**
     * The host may not write there.
     *
     * @param permissions the missing ones, by the names that people see
     */
    record Forbidden(List<String> permissions) implements Loss {
        public Forbidden {
            permissions = List.copyOf(permissions);
        }
    }
}
