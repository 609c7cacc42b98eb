/** Tables of solved variants, as an operator keeps them. */
@NullMarked
package dolmen.bot.solved;

import org.jspecify.annotations.NullMarked;
