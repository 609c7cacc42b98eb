package dolmen.rules.games.mausoleumcards;

/** What a word, a phrase or a sign means where somebody types a move. */
sealed interface Meaning {

    /** Something is done. */
    record Does(Verb verb) implements Meaning {}

    /**
     * A card of this set.
     *
     * @param translated true if this host has translated the name, so that somebody else may call another card so
     */
    record Names(long cards, boolean translated) implements Meaning {}

    /** Both cards of this set. */
    record NamesBoth(long cards) implements Meaning {}

    /**
     * A number, of whatever.
     *
     * @param beside true if it stands in parentheses behind what it is the number of
     */
    record Counts(int number, boolean beside) implements Meaning {}

    /** A seat, numbered from 0. */
    record Seats(int seat) implements Meaning {}

    /** A place for cards. */
    record Lies(Place place) implements Meaning {}

    /** What comes next is joined so. */
    record Joins(Joint joint) implements Meaning {}

    /** What has nothing more to it. */
    enum Particle implements Meaning {
        /** The seat to move, or what is its own. */
        MINE,
        /** Another seat, or what is its own. */
        OTHERS,
        /** The number that follows is a seat's. */
        SEAT,
        /** As {@link #SEAT}, and the seat is where something goes. */
        AT_SEAT,
        /** The number that follows is a card's. */
        CARD,
        /** The number that follows is a grave's or its price. */
        SPENDS,
        /** The number before is a price. */
        MILLION,
        /** A card comes to lie on top. */
        TOP,
        /** A card comes to lie at the bottom. */
        BOTTOM,
        /** Both cards of the name that follows. */
        BOTH,
        /** What was spoken of before. */
        IT,
        AND,
        THEN,
        OR,
        /** The card before it does something to the one behind it. */
        UPON,
        /** A sign that ends a name. */
        PAUSE,
        /** A sign that parts a text. */
        BREAK,
        IDLE,
        /** Tells how a card is, and nothing of the move. */
        DESCRIBES,
        /** The cards that follow stay in the hand. */
        KEEPS,
        /** It is not done. */
        NEVER,
        /** It may not be done. */
        DOUBT,
        UNKNOWN
    }
}
