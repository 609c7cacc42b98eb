package dolmen.bot.match.privacy;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/** The port to all data about a person. Safe for use by many threads; changes are durable. */
public interface Traces {

    /** All data stored about the person: rows, as columns with their values, by subject. */
    SequencedMap<String, List<Map<String, Object>>> of(PlayerId person);

    /**
     * Replaces the person by a pseudonym in all data that others share, and deletes the rest. For a day a returning
     * person is recognised as the same.
     *
     * @param left the live matches that continue without the person
     * @return the pseudonym; empty, without a change, if the person is in another live match or in an open challenge
     */
    Optional<PlayerId> erase(PlayerId person, Set<MatchId> left, Instant now);
}
