/** The commands about files of records. */
@NullMarked
package dolmen.bot.cli.record;

import org.jspecify.annotations.NullMarked;
