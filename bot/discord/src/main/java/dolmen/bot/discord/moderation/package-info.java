/** What moderators can do to matches of others. */
@NullMarked
package dolmen.bot.discord.moderation;

import org.jspecify.annotations.NullMarked;
