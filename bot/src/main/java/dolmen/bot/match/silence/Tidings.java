package dolmen.bot.match.silence;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.rules.Seat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What players of silent matches are told in private. For one thread. */
record Tidings(Silences silences, Envoy envoy) {
    private static final Logger log = LoggerFactory.getLogger(Tidings.class);

    /** Those who can be told anything. */
    static List<Seat> seats(Match match) {
        return IntStream.range(0, match.players().size())
                .mapToObj(Seat::new)
                .filter(seat -> match.player(seat).person())
                .toList();
    }

    /** Tells of the silence whoever does not know of it yet. */
    void tell(Match match, Silence silence, Loss loss, Instant now) {
        List<Seat> unaware = seats(match).stream()
                .filter(seat -> !silence.told().contains(seat))
                .toList();
        Round round = round(unaware, seat -> envoy.tell(match, seat, loss, silence));
        silences.keep(round.whole() ? silence.tried(now, round.reached()) : silence.told(round.reached()));
    }

    /** Tells how the match has ended, when nobody hopes for its place any more. */
    void tellResult(Match match, Silence silence, Instant now) {
        if (silence.began().plus(Silence.LONGEST).isAfter(now)) {
            return;
        }
        Round round = round(seats(match), seat -> envoy.tellResult(match, seat));
        if (round.whole()) {
            silences.bury(
                    match.id(),
                    "told %d players in private".formatted(round.reached().size()),
                    now);
        }
    }

    /**
     * What became of telling several players.
     *
     * @param whole false if some could not be attempted
     */
    private record Round(List<Seat> reached, boolean whole) {}

    private static Round round(List<Seat> seats, Function<Seat, Delivery> telling) {
        var reached = new ArrayList<Seat>();
        boolean whole = true;
        for (Seat seat : seats) {
            switch (telling.apply(seat)) {
                case Delivery.Delivered delivered -> reached.add(seat);
                case Delivery.Never(String why) -> log.debug("Seat {} cannot be told: {}", seat, why);
                case Delivery.Unreachable(String why) -> log.debug("Seat {} cannot be told: {}", seat, why);
                case Delivery.Later later -> whole = false;
                case Delivery.NotBefore later -> whole = false;
            }
        }
        return new Round(reached, whole);
    }
}
