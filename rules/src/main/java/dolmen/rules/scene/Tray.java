package dolmen.rules.scene;

import dolmen.rules.Seat;

/**
 * What stands beside the board for one seat.
 *
 * @param side the colour that the seat plays now
 * @param name the word for that side, such as "Romans"
 * @param count what the side has left, such as "16 stones"
 */
public record Tray(Seat seat, Side side, String name, String count) {}
