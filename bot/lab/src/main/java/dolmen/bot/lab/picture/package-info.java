/** The commands that draw, and the parts that they share. */
@NullMarked
package dolmen.bot.lab.picture;

import org.jspecify.annotations.NullMarked;
