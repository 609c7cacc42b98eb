package dolmen.bot.storage.moving;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The type of a column, independent of the engine. A value is a {@link Long}, a {@link Double}, a {@link String} or a
 * byte array. Equal values of different engines are equal here.
 */
enum Kind {
    NUMBER(Types.BIGINT),
    /** A number that is 0 or 1, in an engine with a type for it. */
    TRUTH(Types.BOOLEAN),
    REAL(Types.DOUBLE),
    TEXT(Types.VARCHAR),
    BYTES(Types.VARBINARY);

    private final int type;

    Kind(int type) {
        this.type = type;
    }

    /**
     * The kind for an engine's name of a column type.
     *
     * @throws UnusableDatabaseException if no Dolmen table has such a column
     */
    static Kind named(String type) {
        return switch (type.toUpperCase(Locale.ROOT)) {
            case "INTEGER", "INT8" -> NUMBER;
            case "BOOL" -> TRUTH;
            case "REAL", "FLOAT8" -> REAL;
            case "TEXT" -> TEXT;
            case "BLOB", "BYTEA" -> BYTES;
            default ->
                throw new UnusableDatabaseException(
                        "A column has the type %s, which no Dolmen table uses.".formatted(type));
        };
    }

    /** The corresponding kind in an engine without booleans. */
    Kind withoutTruth() {
        return this == TRUTH ? NUMBER : this;
    }

    @Nullable
    Object read(ResultSet row, int column) throws SQLException {
        Object value = switch (this) {
            case NUMBER -> row.getLong(column);
            case TRUTH -> row.getBoolean(column) ? 1L : 0L;
            // SQLite has no negative zero.
            case REAL -> row.getDouble(column) + 0.0;
            case TEXT -> row.getString(column);
            case BYTES -> row.getBytes(column);
        };
        return row.wasNull() ? null : value;
    }

    void write(PreparedStatement statement, int column, @Nullable Object value) throws SQLException {
        switch (value) {
            case null -> statement.setNull(column, type);
            case Long number when this == TRUTH -> statement.setBoolean(column, number != 0);
            case Long number -> statement.setLong(column, number);
            case Double real -> statement.setDouble(column, real);
            case String text -> statement.setString(column, text);
            case byte[] bytes -> statement.setBytes(column, bytes);
            default -> throw new IllegalArgumentException("not a column value: " + value);
        }
    }
}
