/** Moderators' actions on matches of other players. */
@NullMarked
package dolmen.bot.discord.moderation;

import org.jspecify.annotations.NullMarked;
