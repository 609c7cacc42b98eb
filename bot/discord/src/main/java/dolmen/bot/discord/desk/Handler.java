package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;

/**
 * The handler of components of one kind.
 *
 * @param <E> Discord's event for them
 */
@FunctionalInterface
public interface Handler<E> {

    /** The handler, with the given acknowledgement. */
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

    /** True if the name of the person is stored; false for somebody who has just been forgotten. */
    default boolean keepsName() {
        return true;
    }

    /** The acknowledgement before the answer. Must not read the database. */
    default Acknowledgement acknowledgement(E event, ComponentId touched) {
        return Acknowledgement.PRIVATE;
    }

    /** Answers the person who used the component. */
    void answer(E event, ComponentId touched);
}
