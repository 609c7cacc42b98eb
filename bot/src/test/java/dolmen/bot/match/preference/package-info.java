@NullMarked
package dolmen.bot.match.preference;

import org.jspecify.annotations.NullMarked;
