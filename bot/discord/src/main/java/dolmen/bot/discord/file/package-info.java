/** Files with matches in them, which people send and which messages carry along. */
@NullMarked
package dolmen.bot.discord.file;

import org.jspecify.annotations.NullMarked;
