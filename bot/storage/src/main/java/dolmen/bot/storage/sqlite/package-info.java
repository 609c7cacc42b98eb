/** All that is SQLite's own: the file, its lock, its connections and the run of its migrations. */
@NullMarked
package dolmen.bot.storage.sqlite;

import org.jspecify.annotations.NullMarked;
