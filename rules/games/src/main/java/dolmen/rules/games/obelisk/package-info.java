/** Obelisk by se2ond: base, pedestal and capstone are stacked under rules of symmetry. */
@NullMarked
package dolmen.rules.games.obelisk;

import org.jspecify.annotations.NullMarked;
