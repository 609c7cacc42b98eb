/** What people type: its plain form, the small talk around a move, and what is proposed instead of nonsense. */
@NullMarked
package dolmen.rules.typed;

import org.jspecify.annotations.NullMarked;
