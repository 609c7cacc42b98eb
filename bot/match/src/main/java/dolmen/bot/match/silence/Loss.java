package dolmen.bot.match.silence;

import java.util.List;

/** Why the host cannot write where a match is played. */
public sealed interface Loss {

    /** Discord itself has lost the server for a while; nobody can read there either. */
    record ServerOutage() implements Loss {}

    /** The host is not a member of the server any more. */
    record Removed() implements Loss {}

    /** The channel is no more. */
    record ChannelGone() implements Loss {}

    /** The host is not in the private thread, and only its members see that. */
    record NotInThread() implements Loss {}

    /**
     * The host may not write there.
     *
     * @param permissions those that it lacks, as people see them named
     */
    record Forbidden(List<String> permissions) implements Loss {
        public Forbidden {
            permissions = List.copyOf(permissions);
        }
    }
}
