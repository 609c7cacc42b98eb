/** The messages to deliver to players: notices, their queue, and their retries. */
@NullMarked
package dolmen.bot.match.notice;

import org.jspecify.annotations.NullMarked;
