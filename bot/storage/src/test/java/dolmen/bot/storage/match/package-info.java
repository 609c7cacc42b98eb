@NullMarked
package dolmen.bot.storage.match;

import org.jspecify.annotations.NullMarked;
