/** Tournaments at tables of three to five. */
@NullMarked
package dolmen.bot.pairing.table;

import org.jspecify.annotations.NullMarked;
