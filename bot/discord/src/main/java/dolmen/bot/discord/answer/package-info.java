/** Private answers to one person, and the handling of answers that Discord does not accept. */
@NullMarked
package dolmen.bot.discord.answer;

import org.jspecify.annotations.NullMarked;
