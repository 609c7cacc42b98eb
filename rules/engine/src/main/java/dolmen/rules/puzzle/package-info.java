/** Puzzles: positions with exactly one solution, their search, and their verification. */
@NullMarked
package dolmen.rules.puzzle;

import org.jspecify.annotations.NullMarked;
