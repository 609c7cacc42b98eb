/** The ids and names of people, of places on Discord, and of matches and challenges. Depends on no other package. */
@NullMarked
package dolmen.bot.id;

import org.jspecify.annotations.NullMarked;
