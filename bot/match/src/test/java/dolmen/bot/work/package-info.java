@NullMarked
package dolmen.bot.work;

import org.jspecify.annotations.NullMarked;
