/** Puzzles: positions in which one way is right, where they are found, and how they are verified. */
@NullMarked
package dolmen.rules.puzzle;

import org.jspecify.annotations.NullMarked;
