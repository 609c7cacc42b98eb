package dolmen.bot.match;

import dolmen.rules.GameRecord;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Standing;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One hosted match: who plays what where, and every ply so far.
 *
 * @param players by seat
 * @param game the game as it stands
 * @param startedAt when the challenge was accepted
 * @param changedAt when the last ply was played or the match concluded
 */
public record Match(
        MatchId id, Venue venue, List<PlayerId> players, HostedGame<?> game, Instant startedAt, Instant changedAt) {

    public Match {
        players = List.copyOf(players);
    }

    /**
     * A stored match, replayed.
     *
     * @throws IllegalArgumentException if the record is not one of a known game
     */
    public static Match replay(
            GameRegistry games,
            MatchId id,
            Venue venue,
            List<PlayerId> players,
            GameRecord record,
            Instant startedAt,
            Instant changedAt) {
        HostedGame<?> game = HostedGame.replay(games.game(record.variant().game()), record);
        return new Match(id, venue, players, game, startedAt, changedAt);
    }

    /** The plies in text, the persisted truth; also what seats did besides moving, one ply each. */
    public GameRecord record() {
        return game.record();
    }

    /** The record replayed. */
    public Standing<?> standing() {
        return game.standing();
    }

    /** How it ended; empty while the match is live. */
    public Optional<Conclusion> conclusion() {
        return game.conclusion();
    }

    /** The number of plies so far. */
    public int ply() {
        return game.entries();
    }

    /** True until the match has ended. */
    public boolean live() {
        return game.live();
    }

    /** The seat to move; empty when the match is over. */
    public Optional<Seat> toMove() {
        return game.toMove();
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

    /** The number of plies when the seat to move came to its turn: fewer than now in the middle of a turn. */
    public int turnBegan() {
        return game.amidTurn() ? ply() - standing().lastTurn().size() : ply();
    }

    /** Why the person, who has seen that many plies, may not play now; empty if the person may. */
    public Optional<Refusal> objectionToPlay(PlayerId person, int seen) {
        return objectionToAct(person, seen)
                .or(() -> playerToMove().equals(Optional.of(person))
                        ? Optional.empty()
                        : Optional.of(new Refusal.NotYourTurn(this)));
    }

    /** Why the person, who has seen that many plies, may not give up now; empty if the person may. */
    public Optional<Refusal> objectionToResign(PlayerId person, int seen) {
        return objectionToAct(person, seen)
                .or(() -> seatOf(person).filter(game::inPlay).isPresent()
                        ? Optional.empty()
                        : Optional.of(new Refusal.OutOfPlay(this)));
    }

    private Optional<Refusal> objectionToAct(PlayerId person, int seen) {
        if (!live()) {
            return Optional.of(new Refusal.MatchOver(this));
        }
        if (seatOf(person).isEmpty()) {
            return Optional.of(new Refusal.NotYourMatch(this));
        }
        return turnBegan() <= seen && seen <= ply() ? Optional.empty() : Optional.of(new Refusal.Stale(this));
    }

    /** The match as it would stand, but is not yet. */
    public Match foreseen(HostedGame<?> next) {
        return after(next, changedAt);
    }

    /** The match after its game went on. */
    Match after(HostedGame<?> next, Instant now) {
        return new Match(id, venue, players, next, startedAt, now);
    }

    /** The match, played elsewhere. */
    Match at(Venue elsewhere) {
        return new Match(id, elsewhere, players, game, startedAt, changedAt);
    }
}
