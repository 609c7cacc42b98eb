@NullMarked
package dolmen.bot.ops;

import org.jspecify.annotations.NullMarked;
