/** The examination of a host by {@code dolmen doctor}: settings, Discord, the database, the disk and backups. */
@NullMarked
package dolmen.bot.cli.doctor;

import org.jspecify.annotations.NullMarked;
