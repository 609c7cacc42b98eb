/** Games solved on the command line: the table as a file, the passes over it, and the results. */
@NullMarked
package dolmen.bot.lab.solve;

import org.jspecify.annotations.NullMarked;
