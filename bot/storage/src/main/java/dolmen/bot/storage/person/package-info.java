/** Data about people besides their play: names, settings, absences; and all of it at once. */
@NullMarked
package dolmen.bot.storage.person;

import org.jspecify.annotations.NullMarked;
