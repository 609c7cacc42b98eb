package dolmen.bot.tournament;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.TournamentId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The port to the stored tournaments. Safe for use by many threads; a change is durable when its method returns. */
public interface TournamentRepository {

    /**
     * Stores a tournament, in which the organiser takes part, unless there is an objection.
     *
     * @param objection the objection in view of the live tournaments of the server; the second of two concurrent ones
     *     sees the first among them
     */
    TournamentResult add(
            TournamentTerms terms, Function<List<HostedTournament>, Optional<TournamentRefusal>> objection);

    /** The tournament with the number. */
    Optional<HostedTournament> find(TournamentId id);

    /**
     * Changes a tournament, all or nothing; concurrent changes are applied one after the other, so that a change should
     * take no time. Stores the challenges of new matches, whose messages are due at once. The tournament itself is due
     * at once if it has changed.
     *
     * @return the tournament after the change; empty if there is none with the number
     */
    Optional<HostedTournament> change(TournamentId id, Instant now, UnaryOperator<HostedTournament> change);

    /**
     * A due tournament.
     *
     * @param calls the number of events so far that made it due
     * @param message its message, once it is posted
     */
    record DueTournament(TournamentId id, long calls, Optional<MessageId> message) {}

    /** The tournaments due at the time, the longest due first. */
    List<DueTournament> due(Instant now, int limit);

    /** Records the message of the tournament. */
    void posted(TournamentId id, MessageId message);

    /**
     * Sets the next due time of the tournament, unless it has become due again meanwhile.
     *
     * @param at the time; empty for never
     */
    void next(DueTournament before, Optional<Instant> at);

    /** The live tournaments of the server, the earliest first. */
    List<HostedTournament> liveOn(GuildId server);
}
