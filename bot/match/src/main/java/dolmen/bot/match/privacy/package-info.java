/** The data stored about a person, and its deletion. */
@NullMarked
package dolmen.bot.match.privacy;

import org.jspecify.annotations.NullMarked;
