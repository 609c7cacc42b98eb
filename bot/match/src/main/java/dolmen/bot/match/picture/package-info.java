/** Pictures of matches as files, and the port to their drawing. */
@NullMarked
package dolmen.bot.match.picture;

import org.jspecify.annotations.NullMarked;
