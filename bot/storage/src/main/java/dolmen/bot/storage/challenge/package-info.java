/** Challenges, their messages, alerts to seeks, and block lists. */
@NullMarked
package dolmen.bot.storage.challenge;

import org.jspecify.annotations.NullMarked;
