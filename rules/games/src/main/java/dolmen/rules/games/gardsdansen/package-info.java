/** Gårdsdansen by Quadrante Isegrim: pawns step and jump, stones slide, on the crossings of a yard. */
@NullMarked
package dolmen.rules.games.gardsdansen;

import org.jspecify.annotations.NullMarked;
