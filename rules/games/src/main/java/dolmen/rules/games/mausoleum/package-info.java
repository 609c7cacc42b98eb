/** Mausoleum by Simon Allmer: stones on a hexagonal board that crumbles where they are captured. */
@NullMarked
package dolmen.rules.games.mausoleum;

import org.jspecify.annotations.NullMarked;
