/** Moderators' actions on matches of others. */
@NullMarked
package dolmen.bot.discord.moderation;

import org.jspecify.annotations.NullMarked;
