package dolmen.bot.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.time.Calendar;
import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.host.HostedGame;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A match that no database knows. */
public final class UnstoredMatch {
    private UnstoredMatch() {}

    /** A match without a time limit. */
    public static Match of(MatchId id, Venue venue, List<PlayerId> players, HostedGame<?> game, Instant now) {
        return of(id, venue, players, game, TimeControl.NONE, now);
    }

    public static Match of(
            MatchId id, Venue venue, List<PlayerId> players, HostedGame<?> game, TimeControl time, Instant now) {
        Clock set = Clock.set(time, players.size());
        Clock running = set.limited()
                ? game.toMove()
                        .map(seat -> set.turnTo(seat, now, Calendar.ALWAYS))
                        .orElse(set)
                : set;
        return new Match(
                id,
                venue,
                players,
                game,
                running,
                true,
                Optional.empty(),
                Optional.empty(),
                game.entries(),
                Optional.empty(),
                now,
                now);
    }
}
