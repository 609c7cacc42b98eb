@NullMarked
package dolmen.bot.match.privacy;

import org.jspecify.annotations.NullMarked;
