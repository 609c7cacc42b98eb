package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.Set;

/** The port to finished matches. Safe for use by many threads. */
public interface Histories {

    /** All finished matches of the player that count: those in which nobody lost before their first move. */
    PlayerHistory of(PlayerId player);

    /**
     * The latest of these matches, the latest first.
     *
     * @param number the first digits of their numbers
     */
    List<PastMatch> latest(PlayerId player, String number, int limit);

    /** The variants of the game, by their texts, of which the player has finished a match that counts. */
    Set<String> finished(PlayerId player, String game);

    /** True if the player has finished a match of the game, by its id, that counts. */
    default boolean hasFinished(PlayerId player, String game) {
        return !finished(player, game).isEmpty();
    }
}
