/** All that is PostgreSQL's own: the server, its connections and who may use them. */
@NullMarked
package dolmen.bot.storage.postgres;

import org.jspecify.annotations.NullMarked;
