package dolmen.rules.games.mausoleumcards;

/** A place for cards that a typed text can name. */
enum CardPlace {
    DECK,
    PILE,
    /** A stack of cards, the deck or the pile. */
    STACK,
    PARTY,
    MORGUE,
    HAND,
    /** The place where graves are built, or where they are sold. */
    MAUSOLEUM
}
