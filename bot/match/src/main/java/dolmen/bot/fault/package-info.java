/** The faults of the store, as its callers need them. */
@NullMarked
package dolmen.bot.fault;

import org.jspecify.annotations.NullMarked;
