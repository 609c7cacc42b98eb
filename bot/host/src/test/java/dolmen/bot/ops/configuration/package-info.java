@NullMarked
package dolmen.bot.ops.configuration;

import org.jspecify.annotations.NullMarked;
