@NullMarked
package dolmen.bot.storage.person;

import org.jspecify.annotations.NullMarked;
