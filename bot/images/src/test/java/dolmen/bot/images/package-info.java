@NullMarked
package dolmen.bot.images;

import org.jspecify.annotations.NullMarked;
