package dolmen.bot.match.picture;

/**
 * A small picture of a piece on its own, with a transparent ground; immutable.
 *
 * @param print eight hexadecimal digits that are equal for equal pictures
 */
public record Emblem(Picture picture, String print) {}
