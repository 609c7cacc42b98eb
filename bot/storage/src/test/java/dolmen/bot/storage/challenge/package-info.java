@NullMarked
package dolmen.bot.storage.challenge;

import org.jspecify.annotations.NullMarked;
