/** The part for PostgreSQL: the server, its connections and its locks. */
@NullMarked
package dolmen.bot.storage.postgres;

import org.jspecify.annotations.NullMarked;
