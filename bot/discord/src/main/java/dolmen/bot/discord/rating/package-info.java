/** Ratings on Discord: leaderboards, profiles, comparisons and achievements. */
@NullMarked
package dolmen.bot.discord.rating;

import org.jspecify.annotations.NullMarked;
