/** The part for SQLite: the file, its lock, its connections and its migrations. */
@NullMarked
package dolmen.bot.storage.sqlite;

import org.jspecify.annotations.NullMarked;
