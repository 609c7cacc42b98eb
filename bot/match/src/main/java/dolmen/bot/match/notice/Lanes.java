package dolmen.bot.match.notice;

import java.util.Set;

/**
 * Where things are done beside each other that must not wait for each other, and of one key never two at once. To be
 * filled by one thread.
 *
 * @param <K> what has a lane of its own, such as a match
 */
public interface Lanes<K> {

    /**
     * The keys whose lanes are in use. To be asked before what is due is read: of a key that is not among them, nothing
     * that is read then is being done already.
     */
    Set<K> busy();

    /**
     * Does it, now or soon.
     *
     * @param key not in use
     * @return false if so much is being done that this has to wait
     */
    boolean enter(K key, Runnable task);
}
