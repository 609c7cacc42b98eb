/** What the commands share: where they read and write, how they end, and the lines of play that they are given. */
@NullMarked
package dolmen.bot.cli.console;

import org.jspecify.annotations.NullMarked;
