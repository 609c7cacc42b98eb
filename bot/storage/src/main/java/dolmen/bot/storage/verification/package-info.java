/** Whether what is stored holds together: tables, matches replayed by the rules, and what is owed about them. */
@NullMarked
package dolmen.bot.storage.verification;

import org.jspecify.annotations.NullMarked;
