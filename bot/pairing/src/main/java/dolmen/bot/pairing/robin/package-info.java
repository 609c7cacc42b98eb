/** Round robins, and tournaments at tables of three to five. */
@NullMarked
package dolmen.bot.pairing.robin;

import org.jspecify.annotations.NullMarked;
