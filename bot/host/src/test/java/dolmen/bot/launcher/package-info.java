/** The launcher, run as a process among Java homes and build tools that are scripts. */
@NullMarked
package dolmen.bot.launcher;

import org.jspecify.annotations.NullMarked;
