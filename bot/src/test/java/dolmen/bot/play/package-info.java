/** The whole product from the outside: people in a browser, a real host, a real database, a local Discord. */
@NullMarked
package dolmen.bot.play;

import org.jspecify.annotations.NullMarked;
