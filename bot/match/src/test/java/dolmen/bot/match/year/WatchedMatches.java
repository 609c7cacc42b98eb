package dolmen.bot.match.year;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Revision;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.notice.Notice;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Stored matches with a watcher that is told every stored change. */
record WatchedMatches(MatchRepository stored, BiConsumer<Match, Match> watcher) implements MatchRepository {

    @Override
    public boolean replace(Match before, Match after, List<Notice> owed) {
        boolean replaced = stored.replace(before, after, owed);
        if (replaced) {
            watcher.accept(before, after);
        }
        return replaced;
    }

    @Override
    public Optional<Match> find(MatchId id) {
        return stored.find(id);
    }

    @Override
    public List<Match> readable(List<MatchId> ids) {
        return stored.readable(ids);
    }

    @Override
    public List<MatchId> following(MatchId number, int limit) {
        return stored.following(number, limit);
    }

    @Override
    public Optional<Revision> revision(MatchId id) {
        return stored.revision(id);
    }

    @Override
    public Optional<Revision> begunBy(ChallengeId challenge) {
        return stored.begunBy(challenge);
    }

    @Override
    public List<Revision> in(ChannelId channel) {
        return stored.in(channel);
    }

    @Override
    public List<Revision> liveOf(PlayerId player) {
        return stored.liveOf(player);
    }

    @Override
    public List<Revision> liveOn(GuildId guild, String number, int limit) {
        return stored.liveOn(guild, number, limit);
    }

    @Override
    public List<Revision> latestOf(String game, int limit) {
        return stored.latestOf(game, limit);
    }

    @Override
    public void relocate(MatchId id, Venue venue) {
        stored.relocate(id, venue);
    }

    @Override
    public List<Revision> toLookAt(Instant now, int limit) {
        return stored.toLookAt(now, limit);
    }

    @Override
    public void lookAgain(Match match, Instant at) {
        stored.lookAgain(match, at);
    }

    @Override
    public void lookAgain(MatchId id, Instant at) {
        stored.lookAgain(id, at);
    }

    @Override
    public void lookAtAllOf(PlayerId player) {
        stored.lookAtAllOf(player);
    }
}
