package dolmen.bot.storage.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Chair;
import dolmen.bot.match.challenge.Seating;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** The rows of a challenge's chairs, in order of their places. */
record ChairRows(List<ChairRow> rows) {

    /** @param seat the seat of the guest, if the challenge gives the seats */
    private record ChairRow(Chair chair, Optional<Integer> seat) {

        static ChairRow read(RowView row) {
            Optional<PlayerId> sitter = Optional.ofNullable(row.getColumn("taken_by", PlayerId.class));
            Chair chair = Optional.ofNullable(row.getColumn("reserved_for", PlayerId.class))
                    .<Chair>map(guest -> new Chair.Reserved(guest, sitter.isPresent()))
                    .orElseGet(() -> new Chair.Open(sitter));
            return new ChairRow(chair, Optional.ofNullable(row.getColumn("seat", Integer.class)));
        }

        PlayerId guest() {
            return reservedFor(chair).orElseThrow(() -> new IllegalArgumentException("a seat has no guest"));
        }

        int given() {
            return seat.orElseThrow(() -> new IllegalArgumentException("a chair has no seat"));
        }
    }

    static ChairRows of(Handle handle, ChallengeId challenge) {
        return new ChairRows(handle.createQuery("SELECT * FROM chairs WHERE challenge_id = :id ORDER BY place")
                .bind("id", challenge)
                .map(ChairRow::read)
                .list());
    }

    List<Chair> chairs() {
        return rows.stream().map(ChairRow::chair).toList();
    }

    /** The given seats; the seat without a guest is the challenger's. */
    Seating seating(PlayerId challenger) {
        List<ChairRow> bySeat =
                rows.stream().sorted(Comparator.comparingInt(ChairRow::given)).toList();
        var players = new ArrayList<>(bySeat.stream().map(ChairRow::guest).toList());
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
            rows.bind("challenge", challenge)
                    .bind("place", place)
                    .bind("reservedFor", reservedFor(chair))
                    .bind("takenBy", chair.sitter())
                    .bind("seat", seat(chair, seating))
                    .add();
        }
        rows.execute();
    }

    /** Updates the mutable columns of the chairs: the people on them, and their reservations. */
    static void update(Handle handle, ChallengeId challenge, List<Chair> chairs) {
        var rows = handle.prepareBatch("""
                UPDATE chairs SET taken_by = :takenBy, reserved_for = :reservedFor
                WHERE challenge_id = :challenge AND place = :place
                """);
        for (int place = 0; place < chairs.size(); place++) {
            rows.bind("challenge", challenge)
                    .bind("place", place)
                    .bind("takenBy", chairs.get(place).sitter())
                    .bind("reservedFor", reservedFor(chairs.get(place)))
                    .add();
        }
        rows.execute();
    }

    private static Optional<PlayerId> reservedFor(Chair chair) {
        return switch (chair) {
            case Chair.Reserved(PlayerId guest, boolean accepted) -> Optional.of(guest);
            case Chair.Open open -> Optional.empty();
        };
    }

    private static Optional<Integer> seat(Chair chair, Seating seating) {
        return switch (seating) {
            case Seating.Given(List<PlayerId> players) -> reservedFor(chair).map(players::indexOf);
            case Seating.ByLot lot -> Optional.empty();
        };
    }
}
