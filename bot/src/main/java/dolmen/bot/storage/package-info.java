/**
 * The database: the ports of {@code dolmen.bot.match} over SQL. The only package that knows JDBC, Jdbi and Flyway.
 *
 * <p>The SQL of the repositories keeps to what SQLite and PostgreSQL both speak; what differs, the schema above all,
 * stands in a folder of migrations for each.
 */
@NullMarked
package dolmen.bot.storage;

import org.jspecify.annotations.NullMarked;
