@NullMarked
package dolmen.bot.match.delivery;

import org.jspecify.annotations.NullMarked;
