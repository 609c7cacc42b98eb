/** Places for long work, so that it delays no answers. */
@NullMarked
package dolmen.bot.work;

import org.jspecify.annotations.NullMarked;
