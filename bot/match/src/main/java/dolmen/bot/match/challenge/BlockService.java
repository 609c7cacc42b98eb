package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * The use cases of blocking: a block also closes what stands open between the two, without a word about why. Safe for
 * use by many threads; what somebody offers or joins at the same time is closed here or refused there.
 */
public final class BlockService {
    private final BlockLists lists;
    private final ChallengeRepository challenges;
    private final InstantSource clock;

    public BlockService(BlockLists lists, ChallengeRepository challenges, InstantSource clock) {
        this.lists = lists;
        this.challenges = challenges;
        this.clock = clock;
    }

    /**
     * From now on the owner is not available to that person, who is somebody else.
     *
     * @return false if that was so before
     */
    public boolean add(PlayerId owner, PlayerId blocked) {
        boolean added = lists.add(owner, blocked);
        challenges.openOf(owner).forEach(challenge -> part(challenge, owner, blocked));
        return added;
    }

    /** A challenge that somebody answers meanwhile is looked at once more. */
    private void part(Challenge challenge, PlayerId owner, PlayerId blocked) {
        Optional<Challenge> apart = challenge.parted(owner, blocked);
        if (apart.isPresent() && !challenges.replace(challenge, apart.get(), clock.instant())) {
            challenges.find(challenge.id()).ifPresent(now -> part(now, owner, blocked));
        }
    }

    /**
     * From now on the owner is available to that person.
     *
     * @return false if that was so before
     */
    public boolean remove(PlayerId owner, PlayerId blocked) {
        return lists.remove(owner, blocked);
    }

    /** Those to whom the owner is not available. */
    public List<PlayerId> of(PlayerId owner) {
        return lists.of(owner);
    }
}
