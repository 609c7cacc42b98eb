package dolmen.bot.match;

import dolmen.rules.GameRecord;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Standing;
import dolmen.rules.Turn;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One hosted match: who plays what where, every ply so far, and how it ended if it has.
 *
 * @param players by seat
 * @param record the plies in text, the persisted truth
 * @param standing the record replayed
 * @param conclusion empty while the match is live
 * @param startedAt when the challenge was accepted
 * @param changedAt when the last ply was played or the match concluded
 */
public record Match(
        MatchId id,
        Venue venue,
        List<PlayerId> players,
        GameRecord record,
        Standing<?> standing,
        Optional<Conclusion> conclusion,
        Instant startedAt,
        Instant changedAt) {

    public Match {
        players = List.copyOf(players);
    }

    /**
     * A stored match, replayed.
     *
     * @param resigned the seat that gave up, if one did
     * @throws IllegalArgumentException if the record is not one of a known game
     */
    public static Match replay(
            GameRegistry games,
            MatchId id,
            Venue venue,
            List<PlayerId> players,
            GameRecord record,
            Optional<Seat> resigned,
            Instant startedAt,
            Instant changedAt) {
        Standing<?> standing = record.replay(games.game(record.variant().game()));
        Optional<Conclusion> conclusion =
                resigned.<Conclusion>map(Conclusion.ByResignation::new).or(() -> byRules(standing));
        return new Match(id, venue, players, record, standing, conclusion, startedAt, changedAt);
    }

    /** The number of plies so far. */
    public int ply() {
        return record.moves().size();
    }

    /** True until the match has ended. */
    public boolean live() {
        return conclusion.isEmpty();
    }

    /** The seat to move; empty when the match is over. */
    public Optional<Seat> toMove() {
        return live() && standing.position().turn() instanceof Turn.ToMove(Seat seat)
                ? Optional.of(seat)
                : Optional.empty();
    }

    /** The player to move; empty when the match is over. */
    public Optional<PlayerId> playerToMove() {
        return toMove().map(this::player);
    }

    /** Who sits there. */
    public PlayerId player(Seat seat) {
        return players.get(seat.index());
    }

    /** Where the player sits, if at all. */
    public Optional<Seat> seatOf(PlayerId player) {
        int index = players.indexOf(player);
        return index < 0 ? Optional.empty() : Optional.of(new Seat(index));
    }

    /** Why the person, who has seen that many plies, may not play now; empty if the person may. */
    public Optional<Refusal> objectionToPlay(PlayerId person, int seen) {
        return objectionToResign(person, seen)
                .or(() -> playerToMove().equals(Optional.of(person))
                        ? Optional.empty()
                        : Optional.of(new Refusal.NotYourTurn(this)));
    }

    /** Why the person, who has seen that many plies, may not give up now; empty if the person may. */
    public Optional<Refusal> objectionToResign(PlayerId person, int seen) {
        if (!live()) {
            return Optional.of(new Refusal.MatchOver(this));
        }
        if (seatOf(person).isEmpty()) {
            return Optional.of(new Refusal.NotYourMatch(this));
        }
        return seen == ply() ? Optional.empty() : Optional.of(new Refusal.Stale(this));
    }

    /** The match after one more ply. */
    Match after(String move, Standing<?> next, Instant now) {
        var moves = Stream.concat(record.moves().stream(), Stream.of(move)).toList();
        return new Match(
                id, venue, players, new GameRecord(record.variant(), moves), next, byRules(next), startedAt, now);
    }

    /** The match after the seat gave up. */
    Match resigned(Seat seat, Instant now) {
        return new Match(
                id, venue, players, record, standing, Optional.of(new Conclusion.ByResignation(seat)), startedAt, now);
    }

    /** The match, played elsewhere. */
    Match at(Venue elsewhere) {
        return new Match(id, elsewhere, players, record, standing, conclusion, startedAt, changedAt);
    }

    private static Optional<Conclusion> byRules(Standing<?> standing) {
        return standing.position().turn() instanceof Turn.Over(var outcome)
                ? Optional.of(new Conclusion.ByRules(outcome))
                : Optional.empty();
    }
}
