/** What is stored about a person, and how it is forgotten. */
@NullMarked
package dolmen.bot.match.privacy;

import org.jspecify.annotations.NullMarked;
