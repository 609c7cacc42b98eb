/** Challenges, their messages, and who is blocked by whom. */
@NullMarked
package dolmen.bot.storage.challenge;

import org.jspecify.annotations.NullMarked;
