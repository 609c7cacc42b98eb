package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * The use cases of blocking. A block also closes open challenges between the two people, without giving a reason. Safe
 * for use by many threads; a concurrent offer or answer is closed or refused as well.
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
     * Blocks another person for the owner.
     *
     * @return false if that person was blocked before
     */
    public boolean add(PlayerId owner, PlayerId blocked) {
        boolean added = lists.add(owner, blocked);
        challenges.openOf(owner).forEach(challenge -> part(challenge, owner, blocked));
        return added;
    }

    /** Separates the two people in the challenge; tries again if the challenge has changed meanwhile. */
    private void part(Challenge challenge, PlayerId owner, PlayerId blocked) {
        Optional<Challenge> apart = challenge.parted(owner, blocked);
        if (apart.isPresent() && !challenges.replace(challenge, apart.get(), clock.instant())) {
            challenges.find(challenge.id()).ifPresent(now -> part(now, owner, blocked));
        }
    }

    /**
     * Unblocks a person for the owner.
     *
     * @return false if that person was not blocked
     */
    public boolean remove(PlayerId owner, PlayerId blocked) {
        return lists.remove(owner, blocked);
    }

    /** The people whom the owner has blocked. */
    public List<PlayerId> of(PlayerId owner) {
        return lists.of(owner);
    }
}
