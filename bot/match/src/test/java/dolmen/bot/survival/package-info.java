@NullMarked
package dolmen.bot.survival;

import org.jspecify.annotations.NullMarked;
