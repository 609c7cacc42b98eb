/**
 * The database: the ports of {@code dolmen.bot.match} and {@code dolmen.bot.rating} over SQL, in subpackages by
 * subject. With its subpackages the only package that knows JDBC, Jdbi and Flyway.
 *
 * <p>The one database is a file of SQLite, or a database of a PostgreSQL server. The engines' own parts (opening,
 * locks, pools and the run of migrations) are in {@code sqlite} and {@code postgres}, and their tables in a folder of
 * {@code db/migration} on the class path. The stores know only transactions, and their SQL is understood by both.
 *
 * <p>Others use {@link dolmen.bot.storage.Database} and its families of stores, and
 * {@link dolmen.bot.storage.DatabaseMove}; other types are public only for sibling packages.
 */
@NullMarked
package dolmen.bot.storage;

import org.jspecify.annotations.NullMarked;
