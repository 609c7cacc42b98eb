package dolmen.bot.storage.sql;

import static java.time.temporal.ChronoField.MINUTE_OF_DAY;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.RoleId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Scope;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import java.lang.reflect.Type;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.argument.Arguments;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.generic.GenericTypes;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * The mapping of Dolmen's values to columns. Ids and seats are stored as numbers, instants and durations in
 * milliseconds, times of day in minutes after midnight, and variants, ladders and time controls as texts. Jdbi itself
 * maps enums by name, booleans as 0 and 1, and plain numbers.
 *
 * @param games the games of the variants; an unknown variant or time control is refused with an
 *     {@link IllegalArgumentException}
 */
public record StoredValues(GameRegistry games) implements JdbiPlugin {
    /** The scope of all servers together; no server has this id. */
    private static final long EVERYWHERE = 0;

    @Override
    public void customizeJdbi(Jdbi jdbi) {
        List<Stored<?, ?>> values = List.of(
                number(ChallengeId.class, ChallengeId::value, ChallengeId::new),
                number(ChannelId.class, ChannelId::value, ChannelId::new),
                number(GuildId.class, GuildId::value, GuildId::new),
                number(MatchId.class, MatchId::value, MatchId::new),
                number(MessageId.class, MessageId::value, MessageId::new),
                number(PlayerId.class, PlayerId::value, PlayerId::new),
                number(RoleId.class, RoleId::value, RoleId::new),
                number(TournamentId.class, TournamentId::value, TournamentId::new),
                number(Scope.class, StoredValues::number, StoredValues::scope),
                number(Seat.class, seat -> (long) seat.index(), index -> new Seat(Math.toIntExact(index))),
                number(Instant.class, Instant::toEpochMilli, Instant::ofEpochMilli),
                number(Duration.class, Duration::toMillis, Duration::ofMillis),
                number(LocalTime.class, time -> time.getLong(MINUTE_OF_DAY), LocalTime.MIDNIGHT::plusMinutes),
                text(ZoneId.class, ZoneId::getId, ZoneId::of),
                text(TimeControl.class, TimeControl::text, StoredValues::control),
                text(Ladder.class, Ladder::text, text -> Ladder.read(text).orElseThrow()),
                text(Variant.class, Variant::text, this::variant),
                text(Beginning.class, Beginning::text, text -> Beginning.read(text, this::variant)));
        values.forEach(value -> jdbi.registerColumnMapper(value.type(), value));
        jdbi.registerArgument(new StoredArguments(values));
    }

    private static <T> Stored<T, Long> number(Class<T> type, Function<T, Long> write, Function<Long, T> read) {
        return new Stored<>(type, Long.class, write, ResultSet::getLong, read);
    }

    private static <T> Stored<T, String> text(Class<T> type, Function<T, String> write, Function<String, T> read) {
        return new Stored<>(type, String.class, write, ResultSet::getString, read);
    }

    /** Reads a column of a row. */
    private interface Column<C> {
        @Nullable
        C read(ResultSet row, int column) throws SQLException;
    }

    /** The stored form of a type and its subtypes. */
    private record Stored<T, C>(
            Class<T> type, Class<C> stored, Function<T, C> write, Column<C> column, Function<C, T> read)
            implements ColumnMapper<T> {

        @Override
        public @Nullable T map(ResultSet row, int number, StatementContext statement) throws SQLException {
            @Nullable C found = column.read(row, number);
            return found == null || row.wasNull() ? null : read.apply(found);
        }

        Optional<Function<Object, Argument>> argument(Arguments arguments) {
            return arguments
                    .prepareFor(stored)
                    .map(argument -> value -> value == null
                            ? arguments.getUntypedNullArgument()
                            : argument.apply(write.apply(type.cast(value))));
        }
    }

    /** A single factory for all values, since Jdbi asks each of its factories for each argument of a statement. */
    private record StoredArguments(List<Stored<?, ?>> values) implements ArgumentFactory.Preparable {

        @Override
        public Optional<Function<Object, Argument>> prepare(Type bound, ConfigRegistry configuration) {
            Class<?> type = GenericTypes.getErasedType(bound);
            return values.stream()
                    .filter(value -> value.type().isAssignableFrom(type))
                    .findFirst()
                    .flatMap(value -> value.argument(configuration.get(Arguments.class)));
        }
    }

    private static long number(Scope scope) {
        return switch (scope) {
            case Scope.Everywhere everywhere -> EVERYWHERE;
            case Scope.Server(GuildId guild) -> guild.value();
        };
    }

    private static Scope scope(long number) {
        return number == EVERYWHERE ? new Scope.Everywhere() : new Scope.Server(new GuildId(number));
    }

    private static TimeControl control(String text) {
        return TimeControl.read(text)
                .orElseThrow(() -> new IllegalArgumentException("there is no time control " + text));
    }

    private Variant variant(String text) {
        return games.read(text);
    }
}
