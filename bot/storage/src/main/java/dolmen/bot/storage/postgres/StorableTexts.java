package dolmen.bot.storage.postgres;

import java.lang.reflect.Type;
import java.sql.Types;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.config.ConfigRegistry;

/** Replaces NUL, which PostgreSQL rejects in texts, with U+FFFD. */
final class StorableTexts implements ArgumentFactory.Preparable {
    private static final char REFUSED = '\0';
    private static final char LOST = '\uFFFD';

    @Override
    public Optional<Function<Object, Argument>> prepare(Type type, ConfigRegistry configuration) {
        return type.equals(String.class) ? Optional.of(StorableTexts::argument) : Optional.empty();
    }

    static String storable(String text) {
        return text.replace(REFUSED, LOST);
    }

    private static Argument argument(Object value) {
        return (position, statement, context) -> {
            if (value instanceof String text) {
                statement.setString(position, storable(text));
            } else {
                statement.setNull(position, Types.VARCHAR);
            }
        };
    }
}
