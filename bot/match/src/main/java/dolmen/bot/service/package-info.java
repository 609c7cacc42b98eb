/** The services of all rooms, wired to each other and to the port of what is stored. */
@NullMarked
package dolmen.bot.service;

import org.jspecify.annotations.NullMarked;
