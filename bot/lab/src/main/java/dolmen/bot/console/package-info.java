/** Parts that all commands share: their streams, their exit codes, and the lines of play that they read. */
@NullMarked
package dolmen.bot.console;

import org.jspecify.annotations.NullMarked;
