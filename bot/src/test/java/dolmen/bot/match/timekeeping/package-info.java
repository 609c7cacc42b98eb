@NullMarked
package dolmen.bot.match.timekeeping;

import org.jspecify.annotations.NullMarked;
