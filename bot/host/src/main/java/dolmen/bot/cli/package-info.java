/**
 * The command line: games played, counted and drawn without Discord, by the designers' rules alone.
 *
 * <p>Every command ends with exit code 0 when it did what was asked, 1 when it could not, 2 when the command line
 * itself was wrong; the reason is one line on the error stream.
 */
@NullMarked
package dolmen.bot.cli;

import org.jspecify.annotations.NullMarked;
