package dolmen.bot.history;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * The facts of a finished match, without a replay.
 *
 * @param guild the server on which it ended
 * @param game the game's id; this release need not have it
 * @param variant the canonical text of the variant, as stored
 * @param players the players by seat, all different
 * @param places the place of every player, by seat: 1 is the best, and equal places are shared; empty if the match was
 *     annulled
 * @param plies the number of entries of its record
 * @param hints true if a player had a hint, or all had agreed that each may ask for hints
 * @param startedAt the time when the challenge was accepted
 */
public record PastMatch(
        MatchId id,
        GuildId guild,
        String game,
        String variant,
        List<PlayerId> players,
        List<Integer> places,
        int plies,
        boolean hints,
        Instant startedAt,
        Instant endedAt) {

    /** Orders matches by their ends, and by number if they ended at the same moment. */
    static final Comparator<PastMatch> OLDEST_FIRST = Comparator.comparing(PastMatch::endedAt)
            .thenComparingLong(match -> match.id().value());

    public PastMatch {
        players = List.copyOf(players);
        places = List.copyOf(places);
        if (!places.isEmpty() && (places.size() != players.size() || !places.contains(1))) {
            throw new IllegalArgumentException("invalid places of %s: %s".formatted(players, places));
        }
    }

    /** True if the match ended without a result. */
    public boolean annulled() {
        return places.isEmpty();
    }

    /** True if a computer player sat at the table. */
    public boolean withComputers() {
        return players.stream().anyMatch(PlayerId::computer);
    }

    /** True if the player sat at the table. */
    public boolean seats(PlayerId player) {
        return players.contains(player);
    }

    /** Everybody else at the table, by seat. */
    public List<PlayerId> opponentsOf(PlayerId player) {
        return players.stream().filter(other -> !other.equals(player)).toList();
    }

    /**
     * The result of the match for one of its players.
     *
     * @throws IllegalArgumentException if the player was not there, or the match was annulled
     */
    public Result resultOf(PlayerId player) {
        return Result.of(places, seatOf(player));
    }

    /**
     * The result between two of its players, regardless of the others: won by the one with the better place.
     *
     * @throws IllegalArgumentException if one of them was not there, or the match was annulled
     */
    public Result resultOf(PlayerId player, PlayerId opponent) {
        int ahead = placeOf(opponent) - placeOf(player);
        if (ahead == 0) {
            return Result.DRAWN;
        }
        return ahead > 0 ? Result.WON : Result.LOST;
    }

    private int placeOf(PlayerId player) {
        return places.get(seatOf(player));
    }

    private int seatOf(PlayerId player) {
        int seat = players.indexOf(player);
        if (annulled() || seat < 0) {
            throw new IllegalArgumentException("%s has no place in match %s".formatted(player, id));
        }
        return seat;
    }
}
