package dolmen.rules.games.mausoleumcards;

/** Where cards lie, as a typed text may say it. */
enum Place {
    DECK,
    PILE,
    /** A stack of cards, the deck or the pile. */
    STACK,
    PARTY,
    MORGUE,
    HAND,
    /** What graves are for, and where they are sold. */
    MAUSOLEUM
}
