/** Discord's limits for messages, components, commands and modals, with errors reported for each field. */
@NullMarked
package dolmen.sandbox.limits;

import org.jspecify.annotations.NullMarked;
