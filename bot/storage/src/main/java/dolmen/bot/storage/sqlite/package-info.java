/** SQLite's own part: the file, its lock, its connections and the run of its migrations. */
@NullMarked
package dolmen.bot.storage.sqlite;

import org.jspecify.annotations.NullMarked;
