@NullMarked
package dolmen.bot.ops.log;

import org.jspecify.annotations.NullMarked;
