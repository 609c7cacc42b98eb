@NullMarked
package dolmen.bot.storage;

import org.jspecify.annotations.NullMarked;
