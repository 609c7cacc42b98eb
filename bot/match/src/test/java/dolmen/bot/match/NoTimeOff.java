package dolmen.bot.match;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimeOff;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;

/** Time off of people without vacations, on a host without outages. */
public final class NoTimeOff implements TimeOff {

    @Override
    public List<Stretch> vacations(PlayerId player, Instant endingAfter) {
        return List.of();
    }

    @Override
    public List<Stretch> rests(PlayerId player, MatchId match, Instant since, Instant now) {
        return List.of();
    }

    @Override
    public List<Stretch> changeVacations(PlayerId player, Instant endingAfter, UnaryOperator<List<Stretch>> change) {
        throw new IllegalStateException("nobody takes a vacation here");
    }

    @Override
    public void hostIsUp(Instant now) {}

    @Override
    public void hostWasReached(GuildId guild, Instant now) {}
}
