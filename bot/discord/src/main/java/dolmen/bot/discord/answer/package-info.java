/** Answers that one person gets: how they are given, and what it means when Discord does not take them. */
@NullMarked
package dolmen.bot.discord.answer;

import org.jspecify.annotations.NullMarked;
