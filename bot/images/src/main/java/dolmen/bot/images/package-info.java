/** Pictures of matches and of ratings, drawn by the renderer and cached. The only package that knows the renderer. */
@NullMarked
package dolmen.bot.images;

import org.jspecify.annotations.NullMarked;
