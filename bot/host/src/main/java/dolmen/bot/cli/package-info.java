/**
 * The command line: the host's own commands, and those of the workshop.
 *
 * <p>Every command ends with exit code 0 after success, 1 if it could not do its work, and 2 if the command line was
 * wrong; the reason is one line on the error stream.
 */
@NullMarked
package dolmen.bot.cli;

import org.jspecify.annotations.NullMarked;
