package dolmen.bot.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.time.Clock;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.Omen;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What everybody may know of a match without a look at its board: who plays what where, whose turn it is, what is asked
 * and how it ended. Immutable.
 */
public sealed interface MatchOutline permits Match, SeenMatch {

    MatchId id();

    Venue venue();

    /** The players by seat. */
    List<PlayerId> players();

    /** The time that the seats have. */
    Clock clock();

    /** True if the players have agreed that it counts for ratings. */
    boolean rated();

    /** What one of the players has asked the others and they have not answered yet. */
    Optional<Request> request();

    /** What is played. */
    Variant variant();

    /** What there is to say about its game. */
    GameFacts facts();

    /** The number of plies so far. */
    int ply();

    /** The number of the turn in hand, from 1. */
    int turn();

    /** The seat to move; empty when the match is over. */
    Optional<Seat> toMove();

    /** The seat that was to move after so many plies; empty if none was. */
    Optional<Seat> toMoveAfter(int plies);

    /** True while the seat can still win. */
    boolean inPlay(Seat seat);

    /** The moderator who decided how it ended; empty if none did, or it was not written down. */
    Optional<PlayerId> moderator();

    /** Which of the host's own rules will soon end it. */
    List<Omen> omens();

    /** How it ended; empty while the match is live. */
    Optional<Conclusion> conclusion();

    /** True until the match has ended. */
    default boolean live() {
        return conclusion().isEmpty();
    }

    /** The player to move; empty when the match is over. */
    default Optional<PlayerId> playerToMove() {
        return toMove().map(this::player);
    }

    /** True if no person sits at the table. */
    default boolean amongComputers() {
        return players().stream().allMatch(PlayerId::computer);
    }

    /** True if a computer player sits at the table. */
    default boolean withComputers() {
        return players().stream().anyMatch(PlayerId::computer);
    }

    /** True if it counts for nothing, and somebody plays with computers. */
    default boolean practice() {
        return !rated() && withComputers();
    }

    /** True if its players have agreed that each of them may ask for hints. */
    boolean hintsAgreed();

    /**
     * True if its players may ask for hints: it is unrated, and all have agreed or nobody but computers would have to.
     */
    default boolean hintsAllowed() {
        return !rated() && (hintsAgreed() || practisedAlone());
    }

    /** True if its players could agree that each of them may ask for hints, and have not yet. */
    default boolean mayAllowHints() {
        return live() && !rated() && !hintsAllowed();
    }

    /** True if one person practises there with nobody but computers. */
    private boolean practisedAlone() {
        return practice()
                && players().stream().filter(player -> !player.computer()).count() == 1;
    }

    /** True while a computer player is to move whom people wait for: the board is shown when it has moved. */
    default boolean answersSoon() {
        return !amongComputers() && playerToMove().filter(PlayerId::computer).isPresent();
    }

    /** The player who sits there. */
    default PlayerId player(Seat seat) {
        return players().get(seat.index());
    }

    /** Where the player sits, if at all. */
    default Optional<Seat> seatOf(PlayerId player) {
        int index = players().indexOf(player);
        return index < 0 ? Optional.empty() : Optional.of(new Seat(index));
    }

    /** Those in play who have not agreed to the request yet, besides the one who asks. */
    default List<PlayerId> awaited(Request asked) {
        return IntStream.range(0, players().size())
                .mapToObj(Seat::new)
                .filter(this::inPlay)
                .filter(seat -> !seat.equals(asked.by()) && !asked.agreed().contains(seat))
                .map(this::player)
                .toList();
    }
}
