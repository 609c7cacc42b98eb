package dolmen.bot.storage;

import dolmen.bot.match.Request;
import dolmen.rules.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;

/** The open request of a match in the columns of its row. */
final class RequestColumns {
    /** The columns as an update sets them. */
    static final String ASSIGNMENTS =
            "request = :request, request_by = :requestBy, request_agreed = :requestAgreed, request_stands = :requestStands";

    private RequestColumns() {}

    static Optional<Request> read(ResultSet row) throws SQLException {
        String kind = row.getString("request");
        if (kind == null) {
            return Optional.empty();
        }
        return Optional.of(new Request(
                Request.Kind.valueOf(kind),
                new Seat(row.getInt("request_by")),
                Arrays.stream(row.getString("request_agreed").split(",", -1))
                        .filter(seat -> !seat.isEmpty())
                        .map(seat -> new Seat(Integer.parseInt(seat)))
                        .collect(Collectors.toSet()),
                row.getBoolean("request_stands")));
    }

    /** Binds the values that {@link #ASSIGNMENTS} names. */
    static <S extends SqlStatement<S>> S bind(S statement, Optional<Request> request) {
        @Nullable Request open = request.orElse(null);
        return statement
                .bind("request", open == null ? null : open.kind().name())
                .bind("requestBy", open == null ? null : (Integer) open.by().index())
                .bind("requestAgreed", open == null ? null : agreed(open))
                .bind("requestStands", open == null ? null : (Boolean) open.stands());
    }

    private static String agreed(Request request) {
        return request.agreed().stream()
                .map(seat -> Integer.toString(seat.index()))
                .sorted()
                .collect(Collectors.joining(","));
    }
}
