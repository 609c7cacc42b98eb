/** Challenges, their messages, and the lists of those who are blocked. */
@NullMarked
package dolmen.bot.storage.challenge;

import org.jspecify.annotations.NullMarked;
