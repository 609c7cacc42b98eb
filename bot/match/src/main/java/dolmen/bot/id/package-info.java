/** Ids of people, matches, challenges and places on Discord, and names of people. Depends on no other package. */
@NullMarked
package dolmen.bot.id;

import org.jspecify.annotations.NullMarked;
