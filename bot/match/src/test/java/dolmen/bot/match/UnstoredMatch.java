package dolmen.bot.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.host.HostedGame;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A match without a time limit that no database knows. */
public final class UnstoredMatch {
    private UnstoredMatch() {}

    public static Match of(MatchId id, Venue venue, List<PlayerId> players, HostedGame<?> game, Instant now) {
        return new Match(
                id,
                venue,
                players,
                game,
                Clock.set(TimeControl.NONE, players.size()),
                true,
                Optional.empty(),
                Optional.empty(),
                game.entries(),
                Optional.empty(),
                now,
                now);
    }
}
