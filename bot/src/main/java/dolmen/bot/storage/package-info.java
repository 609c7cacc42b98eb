/**
 * The database: the ports of {@code dolmen.bot.match} and {@code dolmen.bot.rating} over SQL, in rooms by what is
 * stored. With its rooms the only package that knows JDBC, Jdbi and Flyway.
 *
 * <p>Today the one database is SQLite. What is its own (the file, its lock, its check, its pools and the run of its
 * migrations) stands in the room {@code sqlite}, and its tables in the folder {@code db/migration/sqlite} of the class
 * path. The stores know only transactions, and their SQL keeps to what PostgreSQL speaks as well.
 *
 * <p>Others use {@link dolmen.bot.storage.Database} and the families of stores that it hands out; what else is public
 * in the rooms is so for their siblings.
 */
@NullMarked
package dolmen.bot.storage;

import org.jspecify.annotations.NullMarked;
