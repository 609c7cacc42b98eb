package dolmen.bot.match.time;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;

/** The port to the stretches in which clocks rest. Safe for use by many threads; what was changed is durable. */
public interface TimeOff {

    /** The vacations of the player that end after that instant, the earliest first. */
    List<Stretch> vacations(PlayerId player, Instant endingAfter);

    /**
     * The stretches that end after a turn began and in which the clock of its player rests: vacations, outages of the
     * shard on which the match lies, silences of the match, and the time during which the board that calls the player
     * is owed. A silence that lasts ends never, as far as is known; a board that is still owed may come at any moment,
     * so its stretch ends now.
     *
     * @param since when the turn began
     */
    List<Stretch> rests(PlayerId player, MatchId match, Instant since, Instant now);

    /**
     * Changes the vacations of the player that end after that instant; of two changes at once none is lost. A vacation
     * without length is forgotten.
     *
     * @return what holds now
     */
    List<Stretch> changeVacations(PlayerId player, Instant endingAfter, UnaryOperator<List<Stretch>> change);

    /**
     * Says that the shards of this process are up, as often as one likes; a sign of life is stored for them now and
     * then. If a shard had none for longer than a minute, the time since its last one was an outage.
     */
    void hostIsUp(Instant now);

    /**
     * Notes that somebody has reached the host about a match on that server, be it on a shard of another process, where
     * that ends an outage; else there is nothing to note.
     */
    void hostWasReached(GuildId guild, Instant now);
}
