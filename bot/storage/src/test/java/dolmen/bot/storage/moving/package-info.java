@NullMarked
package dolmen.bot.storage.moving;

import org.jspecify.annotations.NullMarked;
