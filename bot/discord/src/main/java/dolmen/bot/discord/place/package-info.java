/** The places of matches, as Discord reports them: the permissions that the bot needs, and those that it lacks. */
@NullMarked
package dolmen.bot.discord.place;

import org.jspecify.annotations.NullMarked;
