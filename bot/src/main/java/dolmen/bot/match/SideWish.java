package dolmen.bot.match;

/** Which seat a challenger wants. */
public enum SideWish {
    FIRST,
    SECOND,
    RANDOM
}
