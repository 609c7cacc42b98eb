package dolmen.sandbox.world.people;

import org.jspecify.annotations.Nullable;

/**
 * A named set of permissions in a server; everybody has the one with the server's own id.
 *
 * @param permissions bits of {@link Permission}
 * @param botId the bot for which Discord made it on its arrival; null for any other role
 */
public record Role(
        long id,
        String name,
        long permissions,
        int position,
        @Nullable Long botId) {

    /** A role of people. */
    public Role(long id, String name, long permissions, int position) {
        this(id, name, permissions, position, null);
    }

    /** True if it is that bot's own. */
    public boolean isOf(long bot) {
        return botId != null && botId == bot;
    }
}
