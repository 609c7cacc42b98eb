package dolmen.bot.storage.verification;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.match.time.Clock;
import dolmen.bot.storage.match.MatchRows;
import dolmen.bot.storage.sql.UnreadableRowException;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** Compares a replayed match with its stored columns. */
record MatchCheck(MatchRows rows, Instant now) {
    /** The tolerance for machine clocks, which differ, and may have been corrected meanwhile. */
    private static final Duration FUTURE = Duration.ofDays(1);

    /** The inconsistencies of a match. */
    List<String> faults(Handle handle, MatchId id) {
        try {
            return rows.find(handle, id)
                    .map(match -> faults(handle, match))
                    .orElseGet(() -> List.of("its challenge is missing"));
        } catch (UnreadableRowException unreadable) {
            Throwable cause = Objects.requireNonNullElse(unreadable.getCause(), unreadable);
            return List.of("it cannot be replayed: " + firstLine(cause));
        } catch (RuntimeException failure) {
            return List.of("it cannot be replayed: " + firstLine(failure));
        }
    }

    private static String firstLine(Throwable cause) {
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }

    private List<String> faults(Handle handle, Match match) {
        var faults = new ArrayList<String>();
        int seats = match.standing().position().seats();
        if (match.players().size() != seats) {
            faults.add(
                    "it has %d players for %d seats".formatted(match.players().size(), seats));
        } else {
            thought(handle, match).ifPresent(faults::add);
        }
        outcome(handle, match).ifPresent(faults::add);
        places(handle, match).ifPresent(faults::add);
        clock(match).ifPresent(faults::add);
        if (match.rated() && match.hintsAgreed()) {
            faults.add("it is rated, but hints were allowed in it");
        }
        if (match.changedAt().isAfter(now.plus(FUTURE))) {
            faults.add("its last change is in the future: %s".formatted(match.changedAt()));
        }
        return faults;
    }

    private static Optional<String> outcome(Handle handle, Match match) {
        String stored = handle.createQuery(
                        "SELECT coalesce(result, 'open') || ' of ' || game FROM matches WHERE id = :id")
                .bind("id", match.id())
                .mapTo(String.class)
                .one();
        String replayed = match.conclusion().map(MatchRows::result).orElse("open") + " of "
                + match.record().variant().game();
        return replayed.equals(stored)
                ? Optional.empty()
                : Optional.of("its result is stored as %s, but its moves make it %s".formatted(stored, replayed));
    }

    /** A match that was declared void later keeps its places. */
    private static Optional<String> places(Handle handle, Match match) {
        if (!(match.conclusion().orElse(null) instanceof Conclusion.Ranked ranked)) {
            return Optional.empty();
        }
        List<Integer> stored = handle.createQuery(
                        "SELECT coalesce(place, 0) FROM seats WHERE match_id = :id ORDER BY seat")
                .bind("id", match.id())
                .mapTo(Integer.class)
                .list();
        List<Integer> replayed = new ArrayList<>();
        for (int seat = 0; seat < match.players().size(); seat++) {
            replayed.add(place(ranked.ranking(), new Seat(seat)));
        }
        return replayed.equals(stored)
                ? Optional.empty()
                : Optional.of("its places are stored as %s, but its moves make them %s".formatted(stored, replayed));
    }

    /** A match without a due thought of its computer player would wait for ever. */
    private static Optional<String> thought(Handle handle, Match match) {
        boolean stored = handle.createQuery("SELECT think_at IS NOT NULL FROM matches WHERE id = :id")
                .bind("id", match.id())
                .mapTo(Boolean.class)
                .one();
        boolean due = ComputerPlayers.thinksAt(match).isPresent();
        return stored == due
                ? Optional.empty()
                : Optional.of(
                        "its computer move is %s, but its moves say otherwise".formatted(stored ? "due" : "never due"));
    }

    private static int place(List<Set<Seat>> ranking, Seat seat) {
        for (int place = 0; place < ranking.size(); place++) {
            if (ranking.get(place).contains(seat)) {
                return place + 1;
            }
        }
        return 0;
    }

    private static Optional<String> clock(Match match) {
        Clock clock = match.clock();
        if (clock.banks().size() != match.players().size()) {
            return Optional.of("its clock has %d banks".formatted(clock.banks().size()));
        }
        return clock.running().flatMap(turn -> {
            if (!match.toMove().equals(Optional.of(turn.seat()))) {
                return Optional.of("its clock runs for seat %d, who is not to move"
                        .formatted(turn.seat().index()));
            }
            return turn.allowance().isNegative() || turn.reminded() < 0
                    ? Optional.of("its clock has negative time left")
                    : Optional.empty();
        });
    }
}
