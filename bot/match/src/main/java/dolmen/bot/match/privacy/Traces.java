package dolmen.bot.match.privacy;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/** The port to all that is stored about a person. Safe for use by many threads; changes are durable. */
public interface Traces {

    /** Everything that is stored about the person: rows, as columns with their values, by what they are about. */
    SequencedMap<String, List<Map<String, Object>>> of(PlayerId person);

    /**
     * Puts somebody whom nobody knows in the person's place, in all that others have a part in, and forgets the rest.
     * For a day it is known whether somebody who comes back is the same person.
     *
     * @param left live matches that go on without the person
     * @return the pseudonym; empty, and nothing is changed, if the person sits in another live match or in an open
     *     challenge
     */
    Optional<PlayerId> erase(PlayerId person, Set<MatchId> left, Instant now);
}
