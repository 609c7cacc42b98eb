package dolmen.bot.discord.posted;

/** The forms of a message about a match: Discord, or a rule of its server, may refuse one form and accept the next. */
public enum Form {
    /** Picture and text. */
    WHOLE,
    /** Text only. */
    WITHOUT_PICTURE,
    /** A text that is the same in every match, without names that people have chosen. */
    NEUTRAL
}
