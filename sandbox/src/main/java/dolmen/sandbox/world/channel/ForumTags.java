package dolmen.sandbox.world.channel;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The tags of a forum.
 *
 * @param required true if every post needs one
 */
public record ForumTags(List<ForumTag> all, boolean required) {
    /** The maximum number of tags of a forum. */
    public static final int MOST = 20;

    /** The maximum number of tags of a post. */
    public static final int MOST_OF_A_POST = 5;

    /** The maximum length of a tag's name. */
    public static final int LONGEST_NAME = 20;

    /** The flag of a forum whose posts need a tag. */
    public static final int REQUIRE_TAG = 1 << 4;

    /** The tags of a new forum. */
    public static final ForumTags NONE = new ForumTags(List.of(), false);

    /** Copies the list. */
    public ForumTags {
        all = List.copyOf(all);
    }

    /** The tag with the id. */
    public Optional<ForumTag> find(long id) {
        return all.stream().filter(tag -> tag.id() == id).findFirst();
    }

    /** True if a post could have none of them, although it needs one, unless somebody manages threads. */
    public boolean unavailable() {
        return required && all.stream().allMatch(ForumTag::moderated);
    }

    /** True if only somebody who manages threads may change a post's tags in this way. */
    public boolean moderatedChange(Collection<Long> before, Collection<Long> after) {
        Set<Long> changed = new HashSet<>(before);
        changed.addAll(after);
        changed.removeIf(tag -> before.contains(tag) && after.contains(tag));
        return changed.stream()
                .anyMatch(tag -> find(tag).filter(ForumTag::moderated).isPresent());
    }
}
