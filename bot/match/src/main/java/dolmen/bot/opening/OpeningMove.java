package dolmen.bot.opening;

import dolmen.rules.Seat;

/**
 * A move of the opening of a match.
 *
 * @param position the key of the position before the move
 * @param move its text
 * @param mover the seat that played it
 */
public record OpeningMove(long position, String move, Seat mover) {}
