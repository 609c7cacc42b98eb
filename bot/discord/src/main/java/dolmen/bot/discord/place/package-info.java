/**
 * The places of matches, as Discord reports them: whether the bot can write there, and the permissions that it lacks.
 */
@NullMarked
package dolmen.bot.discord.place;

import org.jspecify.annotations.NullMarked;
