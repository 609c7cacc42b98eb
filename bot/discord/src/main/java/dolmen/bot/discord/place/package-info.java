/**
 * The places where matches are played, as Discord tells of them: whether the bot can write there, and what is lacking.
 */
@NullMarked
package dolmen.bot.discord.place;

import org.jspecify.annotations.NullMarked;
