@NullMarked
package dolmen.bot.match.silence;

import org.jspecify.annotations.NullMarked;
