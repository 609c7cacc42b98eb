/** Murus Gallicus by Phil Leduc: walls and towers between two home rows. */
@NullMarked
package dolmen.rules.games.murus;

import org.jspecify.annotations.NullMarked;
