package dolmen.bot.discord.desk;

/**
 * What happens when components of one kind are touched.
 *
 * @param <E> how Discord tells of the touch
 */
public interface Handler<E> {

    /** Whether the name of the person is kept; not that of somebody who has just been forgotten. */
    default boolean keepsName() {
        return true;
    }

    /** Answers somebody who has touched the component of that id. */
    void answer(E event, ComponentId touched);
}
