@NullMarked
package dolmen.bot.match.plan;

import org.jspecify.annotations.NullMarked;
