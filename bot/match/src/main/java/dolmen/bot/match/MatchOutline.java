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

    /** True if the players have agreed that it counts for ratings. */
    boolean rated();

    /** An open request of one player to the others. */
    Optional<Request> request();

    /** The variant of the match. */
    Variant variant();

    /** The facts about its game. */
    GameFacts facts();

    /** The number of plies so far. */
    int ply();

    /** The number of the present turn, from 1. */
    int turn();

    /** The seat to move; empty when the match is over. */
    Optional<Seat> toMove();

    /** The seat that was to move after the given number of plies; empty if none was. */
    Optional<Seat> toMoveAfter(int plies);

    /** True while the seat can still win. */
    boolean inPlay(Seat seat);

    /** The moderator who decided its end; empty if none did, or it was not recorded. */
    Optional<PlayerId> moderator();

    /** The host's own rules that will soon end it. */
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

    /** True if it counts for nothing, and somebody plays with computers. */
    default boolean practice() {
        return !rated() && withComputers();
    }

    /** True if its players have agreed that each of them may ask for hints. */
    boolean hintsAgreed();

    /** True if its players may ask for hints: it is unrated, and all have agreed or only computers would have to. */
    default boolean hintsAllowed() {
        return !rated() && (hintsAgreed() || practisedAlone());
    }

    /** True if its players could agree on hints, and have not yet. */
    default boolean mayAllowHints() {
        return live() && !rated() && !hintsAllowed();
    }

    /** True if its only person practises with computers. */
    private boolean practisedAlone() {
        return practice()
                && players().stream().filter(player -> !player.computer()).count() == 1;
    }

    /** True while a computer player is to move for which people wait: the board is shown after its move. */
    default boolean answersSoon() {
        return !amongComputers() && playerToMove().filter(PlayerId::computer).isPresent();
    }

    /**
     * The seat whose side is below on boards for everybody, in the whole match: that of an only person, or the first.
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
