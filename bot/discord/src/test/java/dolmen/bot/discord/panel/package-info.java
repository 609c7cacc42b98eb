@NullMarked
package dolmen.bot.discord.panel;

import org.jspecify.annotations.NullMarked;
