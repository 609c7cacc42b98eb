/** Challenges, their messages, and block lists. */
@NullMarked
package dolmen.bot.storage.challenge;

import org.jspecify.annotations.NullMarked;
