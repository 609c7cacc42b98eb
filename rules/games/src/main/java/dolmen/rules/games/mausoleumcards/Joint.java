package dolmen.rules.games.mausoleumcards;

/** How a card or a seat is joined to what is said about it: by a preposition, by a sign, or not at all. */
enum Joint {
    NONE,
    WITH,
    ON,
    TO,
    AT,
    FROM,
    FOR,
    /** It is somebody's: "my niece". */
    OF,
    /** It stands before the sign or the verb by which it does something to another card. */
    DOING,
    /** It stands behind that. */
    DONE_TO
}
