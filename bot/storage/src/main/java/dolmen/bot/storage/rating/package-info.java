/** The log of results, the ratings that follow from it, and the lists. */
@NullMarked
package dolmen.bot.storage.rating;

import org.jspecify.annotations.NullMarked;
