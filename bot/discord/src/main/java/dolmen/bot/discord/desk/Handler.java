package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;

/**
 * What happens when components of one kind are touched.
 *
 * @param <E> how Discord tells of the touch
 */
@FunctionalInterface
public interface Handler<E> {

    /** The handler, with that acknowledgement. */
    static <E> Handler<E> acknowledged(Acknowledgement acknowledgement, Handler<E> handler) {
        return new Handler<>() {
            @Override
            public boolean keepsName() {
                return handler.keepsName();
            }

            @Override
            public Acknowledgement acknowledgement(E event, ComponentId touched) {
                return acknowledgement;
            }

            @Override
            public void answer(E event, ComponentId touched) {
                handler.answer(event, touched);
            }
        };
    }

    /** Whether the name of the person is kept; not that of somebody who has just been forgotten. */
    default boolean keepsName() {
        return true;
    }

    /** How the touch is acknowledged before it is answered. Looks at nothing that is stored. */
    default Acknowledgement acknowledgement(E event, ComponentId touched) {
        return Acknowledgement.PRIVATE;
    }

    /** Answers somebody who has touched the component of that id. */
    void answer(E event, ComponentId touched);
}
