/** Moves of all rows from one database into another, of either engine, with a proof of equality. */
@NullMarked
package dolmen.bot.storage.moving;

import org.jspecify.annotations.NullMarked;
