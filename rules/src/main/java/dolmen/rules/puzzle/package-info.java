/** Puzzles: positions that are won by force and in one way only, where they are found, and how they are verified. */
@NullMarked
package dolmen.rules.puzzle;

import org.jspecify.annotations.NullMarked;
