@NullMarked
package dolmen.bot.rating;

import org.jspecify.annotations.NullMarked;
