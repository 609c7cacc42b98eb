/** Silences: stretches in which the bot cannot write where a match is played, and their effects on the match. */
@NullMarked
package dolmen.bot.match.silence;

import org.jspecify.annotations.NullMarked;
