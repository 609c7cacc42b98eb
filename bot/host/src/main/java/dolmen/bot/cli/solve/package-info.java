/** Games solved on the command line: the table as a file, the passes over it, and what it says in the end. */
@NullMarked
package dolmen.bot.cli.solve;

import org.jspecify.annotations.NullMarked;
