package dolmen.bot.storage;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Chair;
import dolmen.bot.match.challenge.Seating;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The rows of a challenge's chairs, in their order. */
record ChairRows(List<Row> rows) {

    /** @param seat empty unless it is given */
    private record Row(Chair chair, Optional<Long> seat) {

        static Row read(ResultSet row) throws SQLException {
            Optional<PlayerId> sitter = ChallengeRows.number(row, "taken_by").map(PlayerId::new);
            Chair chair = ChallengeRows.number(row, "reserved_for")
                    .<Chair>map(guest -> new Chair.Reserved(new PlayerId(guest), sitter.isPresent()))
                    .orElseGet(() -> new Chair.Open(sitter));
            return new Row(chair, ChallengeRows.number(row, "seat"));
        }

        PlayerId guest() {
            return Optional.ofNullable(reservedFor(chair))
                    .map(PlayerId::new)
                    .orElseThrow(() -> new IllegalArgumentException("a seat is given to nobody"));
        }

        long given() {
            return seat.orElseThrow(() -> new IllegalArgumentException("somebody's seat is not given"));
        }
    }

    static ChairRows of(Handle handle, ChallengeId challenge) {
        return new ChairRows(handle.createQuery("SELECT * FROM chairs WHERE challenge_id = :id ORDER BY place")
                .bind("id", challenge.value())
                .map((row, statement) -> Row.read(row))
                .list());
    }

    List<Chair> chairs() {
        return rows.stream().map(Row::chair).toList();
    }

    /** The seats that are given; the one that no guest has is the challenger's. */
    Seating seating(PlayerId challenger) {
        List<Row> bySeat =
                rows.stream().sorted(Comparator.comparingLong(Row::given)).toList();
        var players = new ArrayList<>(bySeat.stream().map(Row::guest).toList());
        int own = 0;
        while (own < bySeat.size() && bySeat.get(own).given() == own) {
            own++;
        }
        players.add(own, challenger);
        return new Seating.Given(players);
    }

    static void insert(Handle handle, ChallengeId challenge, List<Chair> chairs, Seating seating) {
        var rows = handle.prepareBatch("""
                INSERT INTO chairs (challenge_id, place, reserved_for, taken_by, seat)
                VALUES (:challenge, :place, :reservedFor, :takenBy, :seat)
                """);
        for (int place = 0; place < chairs.size(); place++) {
            Chair chair = chairs.get(place);
            rows.bind("challenge", challenge.value())
                    .bind("place", place)
                    .bind("reservedFor", reservedFor(chair))
                    .bind("takenBy", takenBy(chair))
                    .bind("seat", seat(chair, seating))
                    .add();
        }
        rows.execute();
    }

    /** Who sits where now. */
    static void update(Handle handle, ChallengeId challenge, List<Chair> chairs) {
        var rows = handle.prepareBatch(
                "UPDATE chairs SET taken_by = :takenBy WHERE challenge_id = :challenge AND place = :place");
        for (int place = 0; place < chairs.size(); place++) {
            rows.bind("challenge", challenge.value())
                    .bind("place", place)
                    .bind("takenBy", takenBy(chairs.get(place)))
                    .add();
        }
        rows.execute();
    }

    private static @Nullable Long reservedFor(Chair chair) {
        return switch (chair) {
            case Chair.Reserved(PlayerId guest, boolean accepted) -> guest.value();
            case Chair.Open open -> null;
        };
    }

    private static @Nullable Long takenBy(Chair chair) {
        return chair.sitter().map(PlayerId::value).orElse(null);
    }

    private static @Nullable Integer seat(Chair chair, Seating seating) {
        return switch (seating) {
            case Seating.Given(List<PlayerId> players) -> {
                Long guest = reservedFor(chair);
                yield guest == null ? null : players.indexOf(new PlayerId(guest));
            }
            case Seating.ByLot lot -> null;
        };
    }
}
