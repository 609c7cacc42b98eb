package dolmen.bot.match;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.silence.Silence;
import dolmen.bot.match.silence.Silences;
import dolmen.rules.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Silences of a host on which no match is ever silent. */
public final class NoSilences implements Silences {

    @Override
    public List<Place> live() {
        return List.of();
    }

    @Override
    public List<Place> live(GuildId guild) {
        return List.of();
    }

    @Override
    public List<Silence> lasting() {
        return List.of();
    }

    @Override
    public Map<MatchId, Map<Seat, PlayerId>> people() {
        return Map.of();
    }

    @Override
    public Optional<Silence> of(MatchId match) {
        return Optional.empty();
    }

    @Override
    public boolean begin(MatchId match, Instant now) {
        throw new IllegalStateException("no place is ever lost here");
    }

    @Override
    public void keep(Silence silence) {
        throw new IllegalStateException("no place is ever lost here");
    }

    @Override
    public boolean owing(MatchId match) {
        return false;
    }

    @Override
    public void end(MatchId match, Instant now) {}

    @Override
    public void bury(MatchId match, String why, Instant now) {}
}
