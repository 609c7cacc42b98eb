/**
 * The drill of a host that is killed again and again while Discord fails, and the witness who looks at what is left.
 */
@NullMarked
package dolmen.bot.kills;

import org.jspecify.annotations.NullMarked;
