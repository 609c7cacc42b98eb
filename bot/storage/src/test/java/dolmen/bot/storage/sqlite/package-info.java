@NullMarked
package dolmen.bot.storage.sqlite;

import org.jspecify.annotations.NullMarked;
