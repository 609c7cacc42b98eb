/** Matches looked back at, turn by turn, as everybody may know them. */
@NullMarked
package dolmen.bot.match.replay;

import org.jspecify.annotations.NullMarked;
