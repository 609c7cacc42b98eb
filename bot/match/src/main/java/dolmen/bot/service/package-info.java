/** The services of all areas, wired to each other and to the port to the stores. */
@NullMarked
package dolmen.bot.service;

import org.jspecify.annotations.NullMarked;
