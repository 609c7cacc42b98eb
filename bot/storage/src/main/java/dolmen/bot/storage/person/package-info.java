/** What is known about people besides what they play: names, choices, absences; and all of it at once. */
@NullMarked
package dolmen.bot.storage.person;

import org.jspecify.annotations.NullMarked;
