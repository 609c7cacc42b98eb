package dolmen.bot.match.challenge;

/** The seat that a challenger wishes for. */
public enum SideWish {
    FIRST,
    SECOND,
    RANDOM
}
