package dolmen.sandbox.world.people;

import org.jspecify.annotations.Nullable;

/**
 * A named set of permissions in a server; the one with the server's own id is everybody's.
 *
 * @param permissions bits of {@link Permission}
 * @param botId the bot for which Discord made it when the bot came; null for any other role
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

    /** Whether it is that bot's own. */
    public boolean isOf(long bot) {
        return botId != null && botId == bot;
    }
}
