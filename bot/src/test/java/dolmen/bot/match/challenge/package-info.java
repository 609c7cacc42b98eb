@NullMarked
package dolmen.bot.match.challenge;

import org.jspecify.annotations.NullMarked;
