package dolmen.rules.games.mausoleumcards;

/** The meaning of a word, a phrase or a sign in a typed move. */
sealed interface Meaning {

    /** An action. */
    record Does(Verb verb) implements Meaning {}

    /**
     * A card of this set.
     *
     * @param translated true if the name is this host's translation, which others may use for another card
     */
    record Names(long cards, boolean translated) implements Meaning {}

    /** Both cards of this set. */
    record NamesBoth(long cards) implements Meaning {}

    /**
     * A number of unknown purpose.
     *
     * @param beside true if it is in parentheses after its noun
     */
    record Counts(int number, boolean beside) implements Meaning {}

    /** A seat, numbered from 0. */
    record Seats(int seat) implements Meaning {}

    /** A place for cards. */
    record Lies(CardPlace place) implements Meaning {}

    /** The connection of the next word. */
    record Joins(Joint joint) implements Meaning {}

    /** A meaning without further parts. */
    enum Particle implements Meaning {
        /** The seat to move, or a thing of its own. */
        MINE,
        /** Another seat, or a thing of its own. */
        OTHERS,
        /** The next number is a seat's. */
        SEAT,
        /** As {@link #SEAT}, and something goes to that seat. */
        AT_SEAT,
        /** The next number is a card's. */
        CARD,
        /** The next number is a grave's or its price. */
        SPENDS,
        /** The number before it is a price. */
        MILLION,
        /** A card goes on top. */
        TOP,
        /** A card goes to the bottom. */
        BOTTOM,
        /** Both cards of the next name. */
        BOTH,
        /** The thing mentioned before. */
        IT,
        AND,
        THEN,
        OR,
        /** The card before it acts on the one after it. */
        UPON,
        /** A sign that ends a name. */
        PAUSE,
        /** A sign that splits a text. */
        BREAK,
        IDLE,
        /** An adjective of a card, without meaning for the move. */
        DESCRIBES,
        /** The next cards remain in the hand. */
        KEEPS,
        /** A negated action. */
        NEVER,
        /** An action in doubt. */
        DOUBT,
        UNKNOWN
    }
}
