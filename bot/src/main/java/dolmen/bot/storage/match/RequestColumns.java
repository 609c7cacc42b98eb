package dolmen.bot.storage.match;

import dolmen.bot.match.Request;
import dolmen.rules.Seat;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.result.RowView;
import org.jdbi.v3.core.statement.SqlStatement;

/** The open request of a match in the columns of its row. */
final class RequestColumns {
    /** The columns as an update sets them. */
    static final String ASSIGNMENTS =
            "request = :request, request_by = :requestBy, request_agreed = :requestAgreed, request_stands = :requestStands";

    private RequestColumns() {}

    static Optional<Request> read(RowView row) {
        return Optional.ofNullable(row.getColumn("request", Request.Kind.class))
                .map(kind -> new Request(
                        kind,
                        row.getColumn("request_by", Seat.class),
                        agreed(row.getColumn("request_agreed", String.class)),
                        row.getColumn("request_stands", Boolean.class)));
    }

    private static Set<Seat> agreed(String text) {
        return Arrays.stream(text.split(",", -1))
                .filter(seat -> !seat.isEmpty())
                .map(seat -> new Seat(Integer.parseInt(seat)))
                .collect(Collectors.toSet());
    }

    /** Binds the values that {@link #ASSIGNMENTS} names. */
    static <S extends SqlStatement<S>> S bind(S statement, Optional<Request> request) {
        return statement
                .bind("request", request.map(Request::kind))
                .bind("requestBy", request.map(Request::by))
                .bind("requestAgreed", request.map(RequestColumns::agreed))
                .bind("requestStands", request.map(Request::stands));
    }

    private static String agreed(Request request) {
        return request.agreed().stream()
                .map(seat -> Integer.toString(seat.index()))
                .sorted()
                .collect(Collectors.joining(","));
    }
}
