/** The common parts of all stores: transactions, the mapping of values to columns, and unreadable rows. */
@NullMarked
package dolmen.bot.storage.sql;

import org.jspecify.annotations.NullMarked;
