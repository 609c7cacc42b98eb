/** Verification of the stored data: tables, replayed matches, and scheduled work. */
@NullMarked
package dolmen.bot.storage.verification;

import org.jspecify.annotations.NullMarked;
