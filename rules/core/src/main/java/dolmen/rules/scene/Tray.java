package dolmen.rules.scene;

/**
 * The space beside the board for one seat.
 *
 * @param seat its number, from 0 in turn order
 * @param side the colour that the seat plays now
 * @param name the word for that side, such as "Romans"
 * @param count the number of pieces left, such as "16 stones"
 */
public record Tray(int seat, Side side, String name, String count) {}
