/** Files with matches, which people send and messages carry along. */
@NullMarked
package dolmen.bot.discord.file;

import org.jspecify.annotations.NullMarked;
