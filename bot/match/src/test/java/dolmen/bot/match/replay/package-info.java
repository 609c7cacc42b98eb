@NullMarked
package dolmen.bot.match.replay;

import org.jspecify.annotations.NullMarked;
