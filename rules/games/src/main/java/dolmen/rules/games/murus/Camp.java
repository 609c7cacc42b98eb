package dolmen.rules.games.murus;

import dolmen.rules.Seat;
import dolmen.rules.board.Direction;
import dolmen.rules.phrase.Argument;
import dolmen.rules.scene.Side;

/**
 * A participant: its seat, name, home and stacks.
 *
 * @param name the displayed name, such as "Romans" or "Seat 2"
 * @param edge the side of the board with its home
 * @param inPlay false once eliminated
 */
record Camp(Seat seat, Side side, Argument name, Direction edge, long home, Army army, boolean inPlay) {}
