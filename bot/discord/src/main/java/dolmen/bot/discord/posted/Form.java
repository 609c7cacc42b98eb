package dolmen.bot.discord.posted;

/** What a message of a match has: Discord, or a rule of its server, may refuse one form and take the next. */
public enum Form {
    /** Its picture, and its words. */
    WHOLE,
    /** Its words alone. */
    WITHOUT_PICTURE,
    /** Words that are the same in every match, and nobody's name. */
    NEUTRAL
}
