@NullMarked
package dolmen.bot.console;

import org.jspecify.annotations.NullMarked;
