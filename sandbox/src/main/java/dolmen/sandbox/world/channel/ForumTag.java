package dolmen.sandbox.world.channel;

import org.jspecify.annotations.Nullable;

/**
 * A tag for the posts of a forum.
 *
 * @param moderated true if only people who manage threads may add it to a post or remove it
 */
public record ForumTag(
        long id, String name, boolean moderated, @Nullable String emojiName) {}
