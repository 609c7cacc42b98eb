/** Typed names, paces and spans of time, read leniently. */
@NullMarked
package dolmen.bot.discord.words.typed;

import org.jspecify.annotations.NullMarked;
