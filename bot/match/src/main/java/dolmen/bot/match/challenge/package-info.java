/** Challenges: what is offered to whom, how it is answered, and how a match or a rematch begins. */
@NullMarked
package dolmen.bot.match.challenge;

import org.jspecify.annotations.NullMarked;
