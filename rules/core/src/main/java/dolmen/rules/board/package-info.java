/**
 * Geometry independent of any game: boards of named cells, their directions and lines, and their layout on a picture.
 *
 * <p>A board has at most 64 cells, so a set of cells is one {@code long} whose bit {@code n} is set for cell {@code n}.
 * Everything here is immutable.
 */
@NullMarked
package dolmen.rules.board;

import org.jspecify.annotations.NullMarked;
