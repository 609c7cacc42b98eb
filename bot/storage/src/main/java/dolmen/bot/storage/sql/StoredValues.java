package dolmen.bot.storage.sql;

import static java.time.temporal.ChronoField.MINUTE_OF_DAY;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Scope;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.argument.ArgumentFactory;
import org.jdbi.v3.core.argument.Arguments;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.generic.GenericTypes;
import org.jdbi.v3.core.spi.JdbiPlugin;

/**
 * The mapping of our values to columns: ids and seats by number, instants and durations in milliseconds, times of the
 * day in minutes after midnight, variants, ladders and time controls by their texts. Jdbi maps enums by name, booleans
 * as 0 and 1, and plain numbers.
 *
 * @param games for reading variants; a variant that the registry lacks is refused with an
 *     {@link IllegalArgumentException}, as is a time control that this release does not know
 */
public record StoredValues(GameRegistry games) implements JdbiPlugin {
    /** The scope of all servers together; no server has this id. */
    private static final long EVERYWHERE = 0;

    @Override
    public void customizeJdbi(Jdbi jdbi) {
        number(jdbi, ChallengeId.class, ChallengeId::value, ChallengeId::new);
        number(jdbi, ChannelId.class, ChannelId::value, ChannelId::new);
        number(jdbi, GuildId.class, GuildId::value, GuildId::new);
        number(jdbi, MatchId.class, MatchId::value, MatchId::new);
        number(jdbi, MessageId.class, MessageId::value, MessageId::new);
        number(jdbi, PlayerId.class, PlayerId::value, PlayerId::new);
        number(jdbi, RoleId.class, RoleId::value, RoleId::new);
        number(jdbi, Scope.class, StoredValues::number, StoredValues::scope);
        number(jdbi, Seat.class, seat -> (long) seat.index(), index -> new Seat(Math.toIntExact(index)));
        number(jdbi, Instant.class, Instant::toEpochMilli, Instant::ofEpochMilli);
        number(jdbi, Duration.class, Duration::toMillis, Duration::ofMillis);
        number(jdbi, LocalTime.class, time -> time.getLong(MINUTE_OF_DAY), LocalTime.MIDNIGHT::plusMinutes);
        text(jdbi, ZoneId.class, ZoneId::getId, ZoneId::of);
        text(jdbi, TimeControl.class, TimeControl::text, StoredValues::control);
        text(jdbi, Ladder.class, Ladder::text, text -> Ladder.read(text).orElseThrow());
        text(jdbi, Variant.class, Variant::text, this::variant);
        text(jdbi, Beginning.class, Beginning::text, text -> Beginning.read(text, this::variant));
    }

    private static <T> void number(Jdbi jdbi, Class<T> type, Function<T, Long> write, Function<Long, T> read) {
        jdbi.registerArgument(new StoredAs<>(type, Long.class, write));
        jdbi.registerColumnMapper(type, (row, column, statement) -> {
            long stored = row.getLong(column);
            return row.wasNull() ? null : read.apply(stored);
        });
    }

    private static <T> void text(Jdbi jdbi, Class<T> type, Function<T, String> write, Function<String, T> read) {
        jdbi.registerArgument(new StoredAs<>(type, String.class, write));
        jdbi.registerColumnMapper(type, (row, column, statement) -> {
            String stored = row.getString(column);
            return stored == null ? null : read.apply(stored);
        });
    }

    /** Binds values of one type, and of its subtypes, in their stored form. */
    private record StoredAs<T, C>(Class<T> type, Class<C> column, Function<T, C> write)
            implements ArgumentFactory.Preparable {

        @Override
        public Optional<Function<Object, Argument>> prepare(Type bound, ConfigRegistry configuration) {
            if (!type.isAssignableFrom(GenericTypes.getErasedType(bound))) {
                return Optional.empty();
            }
            Arguments arguments = configuration.get(Arguments.class);
            return arguments
                    .prepareFor(column)
                    .map(stored -> value -> value == null
                            ? arguments.getUntypedNullArgument()
                            : stored.apply(write.apply(type.cast(value))));
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
        return switch (games.variant(text)) {
            case VariantChoice.Found(Variant variant) -> variant;
            case VariantChoice.Unknown(String why) -> throw new IllegalArgumentException(why);
        };
    }
}
