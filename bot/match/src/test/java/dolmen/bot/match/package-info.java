@NullMarked
package dolmen.bot.match;

import org.jspecify.annotations.NullMarked;
