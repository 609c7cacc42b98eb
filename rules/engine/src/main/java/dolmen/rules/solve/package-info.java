/** Retrograde analysis: the fate of every position of a catalogue if nobody errs. */
@NullMarked
package dolmen.rules.solve;

import org.jspecify.annotations.NullMarked;
