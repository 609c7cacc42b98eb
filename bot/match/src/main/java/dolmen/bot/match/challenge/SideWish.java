package dolmen.bot.match.challenge;

/** Which seat a challenger wants. */
public enum SideWish {
    FIRST,
    SECOND,
    RANDOM
}
