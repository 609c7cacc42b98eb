/**
 * The database. Implements the ports of {@code dolmen.bot.match} and {@code dolmen.bot.rating} in SQL, in subpackages
 * by subject. Only this package and its subpackages use JDBC, Jdbi and Flyway.
 *
 * <p>The database is an SQLite file or a database of a PostgreSQL server. Code for one engine (opening, locks, pools
 * and migrations) is in {@code sqlite} and {@code postgres}. Its tables are in a folder of {@code db/migration} on the
 * class path. The stores use only transactions, and SQL that both engines understand.
 *
 * <p>Other packages use {@link dolmen.bot.storage.Database} with its stores, and
 * {@link dolmen.bot.storage.DatabaseMove}. Types of the subpackages are public only for sibling packages.
 */
@NullMarked
package dolmen.bot.storage;

import org.jspecify.annotations.NullMarked;
