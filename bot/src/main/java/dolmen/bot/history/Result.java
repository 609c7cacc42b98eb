package dolmen.bot.history;

/** What a match was for one player. */
public enum Result {
    WON,
    DRAWN,
    LOST
}
