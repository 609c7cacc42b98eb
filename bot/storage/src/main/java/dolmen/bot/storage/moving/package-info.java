/** Moves of all rows from one database into another, of either engine, with a check that both are equal. */
@NullMarked
package dolmen.bot.storage.moving;

import org.jspecify.annotations.NullMarked;
