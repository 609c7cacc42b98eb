/** The limits that Discord puts on messages, components, commands and modals, reported field by field. */
@NullMarked
package dolmen.sandbox.limits;

import org.jspecify.annotations.NullMarked;
