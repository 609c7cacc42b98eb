package dolmen.bot.match;

import dolmen.bot.match.time.Stretch;
import java.time.Instant;
import java.util.List;

/** Nobody is ever on vacation, and the host is always up. */
public final class NoTimeOff implements TimeOff {

    @Override
    public List<Stretch> vacations(PlayerId player, Instant endingAfter) {
        return List.of();
    }

    @Override
    public List<Stretch> outages(Instant endingAfter) {
        return List.of();
    }

    @Override
    public void replaceVacations(PlayerId player, Instant endingAfter, List<Stretch> vacations) {
        throw new IllegalStateException("nobody takes a vacation here");
    }

    @Override
    public void hostIsUp(Instant now) {}
}
