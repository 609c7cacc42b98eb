@NullMarked
package dolmen.bot.history;

import org.jspecify.annotations.NullMarked;
