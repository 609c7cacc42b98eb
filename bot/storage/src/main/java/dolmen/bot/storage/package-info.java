/**
 * The database: the ports of {@code dolmen.bot.match} and {@code dolmen.bot.rating} over SQL, in rooms by what is
 * stored. With its rooms the only package that knows JDBC, Jdbi and Flyway.
 *
 * <p>The one database is a file of SQLite's, or one of a PostgreSQL server. What is an engine's own (opening, locks,
 * pools and the run of its migrations) stands in the rooms {@code sqlite} and {@code postgres}, and its tables in a
 * folder of {@code db/migration} on the class path. The stores know only transactions, and their SQL is one that both
 * speak.
 *
 * <p>Others use {@link dolmen.bot.storage.Database} and the families of stores that it hands out, and
 * {@link dolmen.bot.storage.DatabaseMove}; what else is public in the rooms is so for their siblings.
 */
@NullMarked
package dolmen.bot.storage;

import org.jspecify.annotations.NullMarked;
