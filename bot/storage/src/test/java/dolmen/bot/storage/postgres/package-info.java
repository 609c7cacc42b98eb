@NullMarked
package dolmen.bot.storage.postgres;

import org.jspecify.annotations.NullMarked;
