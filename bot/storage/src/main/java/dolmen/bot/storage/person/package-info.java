/** Names, settings and absences of people, and the export and deletion of all data about a person. */
@NullMarked
package dolmen.bot.storage.person;

import org.jspecify.annotations.NullMarked;
