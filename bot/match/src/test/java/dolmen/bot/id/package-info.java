@NullMarked
package dolmen.bot.id;

import org.jspecify.annotations.NullMarked;
