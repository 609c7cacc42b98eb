/** Commands that draw, and what they share. */
@NullMarked
package dolmen.bot.cli.picture;

import org.jspecify.annotations.NullMarked;
