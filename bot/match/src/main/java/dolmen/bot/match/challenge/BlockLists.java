package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.util.List;

/**
 * The port to those with whom people do not want to play. Safe for use by many threads; what a method has returned from
 * is durable.
 */
public interface BlockLists {

    /**
     * From now on the owner is not available to that person, who is somebody else.
     *
     * @return false if that was so before
     */
    boolean add(PlayerId owner, PlayerId blocked);

    /**
     * From now on the owner is available to that person.
     *
     * @return false if that was so before
     */
    boolean remove(PlayerId owner, PlayerId blocked);

    /** Those to whom the owner is not available. */
    List<PlayerId> of(PlayerId owner);

    /** Those of these people who are not available to the person, in their order. */
    List<PlayerId> unavailable(List<PlayerId> among, PlayerId person);
}
