/**
 * Forgiving reading of moves that name cells: what words claim of a move is held against what is true of each legal
 * one.
 */
@NullMarked
package dolmen.rules.typed.move;

import org.jspecify.annotations.NullMarked;
