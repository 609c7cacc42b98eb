/** Pictures of matches as files, and the port to what draws them. */
@NullMarked
package dolmen.bot.match.picture;

import org.jspecify.annotations.NullMarked;
