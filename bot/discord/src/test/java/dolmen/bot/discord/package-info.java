@NullMarked
package dolmen.bot.discord;

import org.jspecify.annotations.NullMarked;
