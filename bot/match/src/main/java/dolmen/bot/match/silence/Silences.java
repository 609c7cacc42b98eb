package dolmen.bot.match.silence;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Venue;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The port to the stored silences. Safe for use by many threads; what a method has returned from is durable. */
public interface Silences {

    /** A match that is live or silent, and where it is played. */
    record Place(MatchId match, Venue venue) {}

    /** Where live matches are played. */
    List<Place> live();

    /** Where live matches of that server are played. */
    List<Place> live(GuildId guild);

    /** The silences that last, in the order of their matches. */
    List<Silence> lasting();

    /** The silence of the match, if one lasts. */
    Optional<Silence> of(MatchId match);

    /**
     * From now on the match is silent.
     *
     * @return false if it was already
     */
    boolean begin(MatchId match, Instant now);

    /** Stores what was done about a silence that lasts. */
    void keep(Silence silence);

    /** Whether a notice of the match waits to be delivered. */
    boolean owing(MatchId match);

    /**
     * The match is silent no more: its notices are due at once, as if they had never been tried, and so is a look at
     * it.
     */
    void end(MatchId match, Instant now);

    /** The silence of a match that is over ends, and whatever was owed to its place is owed no more. */
    void bury(MatchId match, String why, Instant now);
}
