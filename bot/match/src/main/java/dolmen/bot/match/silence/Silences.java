package dolmen.bot.match.silence;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.rules.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The port to the stored silences. Safe for use by many threads; a change is durable when its method returns. */
public interface Silences {

    /** A live or silent match with its place. */
    record Place(MatchId match, Venue venue) {}

    /** The places of live matches. */
    List<Place> live();

    /** The places of live matches of the server. */
    List<Place> live(GuildId guild);

    /** The current silences, in the order of their matches. */
    List<Silence> lasting();

    /** The people who play in silent matches, by their seats. */
    Map<MatchId, Map<Seat, PlayerId>> people();

    /** The current silence of the match, if any. */
    Optional<Silence> of(MatchId match);

    /**
     * Starts a silence of the match.
     *
     * @return false if it was silent already
     */
    boolean begin(MatchId match, Instant now);

    /** Stores the progress of a current silence. */
    void keep(Silence silence);

    /** True if a notice of the match waits to be delivered. */
    boolean owing(MatchId match);

    /** Ends the silence of the match: its notices are due at once, as if never attempted, and so is a look at it. */
    void end(MatchId match, Instant now);

    /** Ends the silence of a match that is over, and drops all notices that wait for its place. */
    void bury(MatchId match, String why, Instant now);
}
