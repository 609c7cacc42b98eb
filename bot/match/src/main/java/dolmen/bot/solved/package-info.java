/** Files with the tables of solved variants. */
@NullMarked
package dolmen.bot.solved;

import org.jspecify.annotations.NullMarked;
