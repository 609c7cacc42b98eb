package dolmen.bot.match;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Revision;
import dolmen.bot.id.Venue;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Matches and their notices in memory, for tests with too many changes for a disk. */
public final class MemoryTable implements MatchRepository, NoticeQueue {
    private final Map<MatchId, Match> matches = new HashMap<>();
    private final List<OwedNotice> owed = new ArrayList<>();
    private long lastNotice;

    /** Begins a match, which owes its first board. */
    public void begin(Match match) {
        matches.put(match.id(), match);
        owe(match.notice());
    }

    private void owe(Notice notice) {
        owed.add(new OwedNotice(++lastNotice, notice, 0));
    }

    @Override
    public Optional<Match> find(MatchId id) {
        return Optional.ofNullable(matches.get(id));
    }

    @Override
    public List<Match> readable(List<MatchId> ids) {
        return ids.stream().flatMap(id -> find(id).stream()).toList();
    }

    @Override
    public List<MatchId> following(MatchId number, int limit) {
        return matches.keySet().stream()
                .filter(id -> id.value() > number.value())
                .sorted(Comparator.comparingLong(MatchId::value))
                .limit(limit)
                .toList();
    }

    @Override
    public Optional<Revision> revision(MatchId id) {
        return find(id).map(MemoryTable::revision);
    }

    private static Revision revision(Match match) {
        return new Revision(match.id(), match.revision());
    }

    @Override
    public Optional<Revision> begunBy(ChallengeId challenge) {
        return Optional.empty();
    }

    @Override
    public List<Revision> in(ChannelId channel) {
        return matches.values().stream()
                .filter(match -> match.venue().thread().equals(channel))
                .map(MemoryTable::revision)
                .toList();
    }

    @Override
    public List<Revision> liveOf(PlayerId player) {
        return matches.values().stream()
                .filter(match -> match.live() && match.seatOf(player).isPresent())
                .map(MemoryTable::revision)
                .toList();
    }

    @Override
    public List<Revision> liveOn(GuildId guild, String number, int limit) {
        throw new IllegalStateException("nobody moderates here");
    }

    @Override
    public List<Revision> latestOf(String game, int limit) {
        throw new IllegalStateException("nobody moderates here");
    }

    @Override
    public boolean replace(Match before, Match after, List<Notice> newlyOwed) {
        boolean unchanged = matches.replace(before.id(), before, after);
        if (unchanged) {
            newlyOwed.forEach(this::owe);
        }
        return unchanged;
    }

    @Override
    public void relocate(MatchId id, Venue venue) {
        matches.computeIfPresent(id, (same, match) -> match.at(venue));
    }

    @Override
    public List<OwedNotice> due(Instant now, int limit) {
        return List.copyOf(owed);
    }

    @Override
    public Optional<Overdue> overdue(Instant since) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<MatchId> latest(int most, Instant since) {
        return owed.stream().map(OwedNotice::match).distinct().toList();
    }

    @Override
    public void settle(OwedNotice settled, String how, Instant now) {
        owed.removeIf(one -> one.id() == settled.id());
    }

    @Override
    public void postpone(OwedNotice owed, Instant until, String why) {
        throw new IllegalStateException("nothing fails here: " + why);
    }

    @Override
    public List<Revision> toLookAt(Instant now, int limit) {
        return List.of();
    }

    @Override
    public void lookAgain(Match match, Instant at) {
        throw new IllegalStateException("nobody looks here");
    }

    @Override
    public void lookAgain(MatchId id, Instant at) {
        throw new IllegalStateException("nobody looks here");
    }

    @Override
    public void lookAtAllOf(PlayerId player) {
        throw new IllegalStateException("nobody looks here");
    }
}
