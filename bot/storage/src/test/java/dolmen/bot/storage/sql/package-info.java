@NullMarked
package dolmen.bot.storage.sql;

import org.jspecify.annotations.NullMarked;
