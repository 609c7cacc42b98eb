/** Challenges: their contents and answers, and the beginning of matches and rematches. */
@NullMarked
package dolmen.bot.match.challenge;

import org.jspecify.annotations.NullMarked;
