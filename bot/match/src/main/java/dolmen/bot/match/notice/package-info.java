/** What the host owes to those who play: notices, the queue in which they wait, and when one is tried again. */
@NullMarked
package dolmen.bot.match.notice;

import org.jspecify.annotations.NullMarked;
