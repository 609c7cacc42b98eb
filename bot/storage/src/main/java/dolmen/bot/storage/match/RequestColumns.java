package dolmen.bot.storage.match;

import dolmen.bot.match.Request;
import dolmen.rules.Seat;
import java.util.Optional;
import org.jdbi.v3.core.result.RowView;
import org.jdbi.v3.core.statement.SqlStatement;

/** The open request of a match in the columns of its row. */
final class RequestColumns {
    /** The column assignments of an update. */
    static final String ASSIGNMENTS =
            "request = :request, request_by = :requestBy, request_agreed = :requestAgreed, request_stands = :requestStands";

    private RequestColumns() {}

    static Optional<Request> read(RowView row) {
        return Optional.ofNullable(row.getColumn("request", Request.Kind.class))
                .map(kind -> new Request(
                        kind,
                        row.getColumn("request_by", Seat.class),
                        SeatList.read(row.getColumn("request_agreed", String.class)),
                        row.getColumn("request_stands", Boolean.class)));
    }

    /** Binds the values of {@link #ASSIGNMENTS}. */
    static <S extends SqlStatement<S>> S bind(S statement, Optional<Request> request) {
        return statement
                .bind("request", request.map(Request::kind))
                .bind("requestBy", request.map(Request::by))
                .bind("requestAgreed", request.map(asked -> SeatList.write(asked.agreed())))
                .bind("requestStands", request.map(Request::stands));
    }
}
