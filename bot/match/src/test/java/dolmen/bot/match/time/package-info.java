@NullMarked
package dolmen.bot.match.time;

import org.jspecify.annotations.NullMarked;
