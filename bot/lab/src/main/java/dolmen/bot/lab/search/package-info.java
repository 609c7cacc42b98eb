/** The commands that let computer players search and play each other. */
@NullMarked
package dolmen.bot.lab.search;

import org.jspecify.annotations.NullMarked;
