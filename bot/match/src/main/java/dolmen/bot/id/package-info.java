/**
 * The numbers and names by which people, places on Discord, matches and challenges are known. Knows no other package.
 */
@NullMarked
package dolmen.bot.id;

import org.jspecify.annotations.NullMarked;
