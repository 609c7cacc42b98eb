/** Typed texts: their normal form, the small talk around a move, and suggestions in reply to nonsense. */
@NullMarked
package dolmen.rules.typed;

import org.jspecify.annotations.NullMarked;
