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
 * The public facts of a match, without its board: the players, the place, the turn, a request, and the end. Immutable.
 */
public sealed interface MatchOutline permits Match, SeenMatch {

    MatchId id();

    Venue venue();

    /** The players by seat. */
    List<PlayerId> players();

    /** The seats' remaining time. */
    Clock clock();

    /** True if the players have agreed that the match counts for ratings. */
    boolean rated();

    /** An open request of one player to the others. */
    Optional<Request> request();

    /** The variant of the match. */
    Variant variant();

    /** The facts about the game. */
    GameFacts facts();

    /** The number of plies so far. */
    int ply();

    /** The number of the current turn, from 1. */
    int turn();

    /** The seat to move; empty when the match is over. */
    Optional<Seat> toMove();

    /** The seat that was to move after the given number of plies; empty if none was. */
    Optional<Seat> toMoveAfter(int plies);

    /** True while the seat can still win. */
    boolean inPlay(Seat seat);

    /** The moderator who decided the end; empty if none did, or if it was not recorded. */
    Optional<PlayerId> moderator();

    /** The signs that the host's own rules will soon end the match. */
    List<Omen> omens();

    /** The conclusion; empty while the match is live. */
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

    /** True if the match is unrated and has computer players. */
    default boolean practice() {
        return !rated() && withComputers();
    }

    /** True if the players have agreed that each of them may ask for hints, or the only one has asked for one. */
    boolean hintsAgreed();

    /** True if players may ask for hints: the match is unrated, and all have agreed or only one is a person. */
    default boolean hintsAllowed() {
        return !rated() && (hintsAgreed() || practisedAlone());
    }

    /** True if the players could agree on hints, and have not yet. */
    default boolean mayAllowHints() {
        return live() && !rated() && !hintsAllowed();
    }

    /** True if a single person practises with computers. */
    default boolean practisedAlone() {
        return practice()
                && players().stream().filter(player -> !player.computer()).count() == 1;
    }

    /** True while people wait for the move of a computer player; the board is shown after that move. */
    default boolean answersSoon() {
        return !amongComputers() && playerToMove().filter(PlayerId::computer).isPresent();
    }

    /**
     * The seat at the bottom of public boards, throughout the match: the seat of the only person, or else the first.
     */
    default Seat publicBottom() {
        List<Seat> people = players().stream()
                .filter(player -> !player.computer())
                .flatMap(person -> seatOf(person).stream())
                .toList();
        return people.size() == 1 ? people.getFirst() : Seat.FIRST;
    }

    /** The player in the seat. */
    default PlayerId player(Seat seat) {
        return players().get(seat.index());
    }

    /** The player's seat, if any. */
    default Optional<Seat> seatOf(PlayerId player) {
        int index = players().indexOf(player);
        return index < 0 ? Optional.empty() : Optional.of(new Seat(index));
    }

    /** The players in play who have not agreed to the request yet, except its maker. */
    default List<PlayerId> awaited(Request asked) {
        return IntStream.range(0, players().size())
                .mapToObj(Seat::new)
                .filter(this::inPlay)
                .filter(seat -> !seat.equals(asked.by()) && !asked.agreed().contains(seat))
                .map(this::player)
                .toList();
    }
}
