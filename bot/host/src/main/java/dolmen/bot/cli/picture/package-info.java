/** The commands that draw, and the parts that they share. */
@NullMarked
package dolmen.bot.cli.picture;

import org.jspecify.annotations.NullMarked;
