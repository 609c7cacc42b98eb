/**
 * A tolerant reader of moves that name cells: it compares the claims of the words with the facts about each legal move.
 */
@NullMarked
package dolmen.rules.typed.move;

import org.jspecify.annotations.NullMarked;
