/** What can go wrong with the store, as all above it need to know. */
@NullMarked
package dolmen.bot.fault;

import org.jspecify.annotations.NullMarked;
