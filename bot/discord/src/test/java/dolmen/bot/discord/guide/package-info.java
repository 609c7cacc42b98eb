@NullMarked
package dolmen.bot.discord.guide;

import org.jspecify.annotations.NullMarked;
