/** The commands about files of records. */
@NullMarked
package dolmen.bot.lab.record;

import org.jspecify.annotations.NullMarked;
