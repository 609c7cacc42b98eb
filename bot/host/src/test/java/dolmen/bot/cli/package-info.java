@NullMarked
package dolmen.bot.cli;

import org.jspecify.annotations.NullMarked;
