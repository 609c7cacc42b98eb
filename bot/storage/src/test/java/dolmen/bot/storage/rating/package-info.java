@NullMarked
package dolmen.bot.storage.rating;

import org.jspecify.annotations.NullMarked;
