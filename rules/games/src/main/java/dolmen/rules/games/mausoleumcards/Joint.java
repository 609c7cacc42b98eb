package dolmen.rules.games.mausoleumcards;

/** The connection of a card or a seat to the rest of a text: by a preposition, by a sign, or none. */
enum Joint {
    NONE,
    WITH,
    ON,
    TO,
    AT,
    FROM,
    FOR,
    /** A possessive: "my niece". */
    OF,
    /** Before the sign or verb of an action on another card. */
    DOING,
    /** After the sign or verb of an action by another card. */
    DONE_TO
}
