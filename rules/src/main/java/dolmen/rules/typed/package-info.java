/**
 * Forgiving reading of what people type: one way for all games whose moves name cells, and what is proposed instead of
 * nonsense.
 */
@NullMarked
package dolmen.rules.typed;

import org.jspecify.annotations.NullMarked;
