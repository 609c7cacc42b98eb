/** What all stores share: transactions, how values stand in columns, and what cannot be read. */
@NullMarked
package dolmen.bot.storage.sql;

import org.jspecify.annotations.NullMarked;
