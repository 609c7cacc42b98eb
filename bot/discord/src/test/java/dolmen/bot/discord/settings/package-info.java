@NullMarked
package dolmen.bot.discord.settings;

import org.jspecify.annotations.NullMarked;
