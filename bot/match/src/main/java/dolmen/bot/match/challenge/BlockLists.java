package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.util.List;

/** The port to the block lists of people. Safe for use by many threads; a change is durable when its method returns. */
public interface BlockLists {

    /**
     * Blocks another person for the owner.
     *
     * @return false if that person was blocked before
     */
    boolean add(PlayerId owner, PlayerId blocked);

    /**
     * Unblocks a person for the owner.
     *
     * @return false if that person was not blocked
     */
    boolean remove(PlayerId owner, PlayerId blocked);

    /** The people whom the owner has blocked. */
    List<PlayerId> of(PlayerId owner);

    /** The people in {@code among} who are unavailable to the person, in the same order. */
    List<PlayerId> unavailable(List<PlayerId> among, PlayerId person);
}
