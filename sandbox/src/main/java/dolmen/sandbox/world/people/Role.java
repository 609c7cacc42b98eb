package dolmen.sandbox.world.people;

import org.jspecify.annotations.Nullable;

/**
 * A named set of permissions in a server. Everybody has the role whose id is the server's id.
 *
 * @param permissions the permissions, as bits of {@link Permission}
 * @param botId the bot for which Discord created the role on arrival; null for any other role
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

    /** True if this is the bot's own role. */
    public boolean isOf(long bot) {
        return botId != null && botId == bot;
    }
}
