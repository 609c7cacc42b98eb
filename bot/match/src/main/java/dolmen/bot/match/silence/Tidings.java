package dolmen.bot.match.silence;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.survival.Pass;
import dolmen.rules.Seat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends private messages to the players of silent matches: one message for all matches that a player has lost together.
 * For one thread.
 */
final class Tidings {
    private static final Logger log = LoggerFactory.getLogger(Tidings.class);

    private final Silences silences;
    private final Envoy envoy;
    private final LiveMatches matches;

    /** The seats that were sent a message, or could not be reached, while others of the match still wait for theirs. */
    private final Map<MatchId, Set<Seat>> attempted = new HashMap<>();

    Tidings(Silences silences, Envoy envoy, LiveMatches matches) {
        this.silences = silences;
        this.envoy = envoy;
        this.matches = matches;
    }

    /**
     * News for the players of a silent match. It does not contain the match, since a whole shard may be silent.
     *
     * @param people the people who can be told, by seat
     * @param loss the reason of the silence; empty if the match is over, so that its result is told
     */
    record News(Silence silence, GuildId guild, Map<Seat, PlayerId> people, Optional<Loss> loss) {
        News {
            people = Map.copyOf(people);
        }

        static News of(Match match, Silence silence, Optional<Loss> loss) {
            return new News(
                    silence,
                    match.venue().guild(),
                    seats(match).stream().collect(Collectors.toMap(seat -> seat, match::player)),
                    loss);
        }

        MatchId match() {
            return silence.match();
        }

        boolean due(Instant now) {
            return loss.isPresent() ? silence.telling(people.keySet(), now) : !silence.young(now);
        }

        /** True if the news may be sent along with due news. */
        boolean goesAlong(Instant now) {
            return due(now) || (loss.isPresent() && silence.tried().isEmpty());
        }

        /** The seats that have been told already; a result goes to all seats. */
        Set<Seat> told() {
            return loss.isPresent() ? silence.told() : Set.of();
        }
    }

    /** The news for one player in one message. */
    private record Letter(PlayerId player, GuildId guild, Optional<Loss> loss) {}

    /** The seats of people who can be told. */
    static List<Seat> seats(Match match) {
        return IntStream.range(0, match.players().size())
                .mapToObj(Seat::new)
                .filter(seat -> match.player(seat).person())
                .toList();
    }

    /** Sends the due news; call it with the news of all silent matches. */
    void tell(List<News> all, Instant now, Pass pass) {
        attempted.keySet().retainAll(all.stream().map(News::match).toList());
        var reached = new HashMap<MatchId, Set<Seat>>();
        letters(all, now).forEach((letter, news) -> {
            if (news.stream().anyMatch(one -> one.due(now))) {
                pass.attend(
                        "Note to " + letter.player(), () -> send(letter, chairs(letter, news), reached), failure -> {});
            }
        });
        for (News news : all) {
            Optional.ofNullable(reached.get(news.match())).ifPresent(seats -> settle(news, seats, now));
        }
    }

    private Map<Letter, List<News>> letters(List<News> all, Instant now) {
        var letters = new LinkedHashMap<Letter, List<News>>();
        all.stream()
                .filter(news -> news.goesAlong(now))
                .forEach(news -> new TreeMap<>(news.people()).forEach((seat, player) -> {
                    if (!news.told().contains(seat) && !attempted(news.match()).contains(seat)) {
                        letters.computeIfAbsent(
                                        new Letter(player, news.guild(), news.loss()), letter -> new ArrayList<>())
                                .add(news);
                    }
                }));
        return letters;
    }

    private Set<Seat> attempted(MatchId match) {
        return attempted.getOrDefault(match, Set.of());
    }

    private List<Envoy.Chair> chairs(Letter letter, List<News> news) {
        return news.stream()
                .map(one -> {
                    Match match = matches.find(one.match()).orElseThrow();
                    return new Envoy.Chair(match, match.seatOf(letter.player()).orElseThrow(), one.silence());
                })
                .toList();
    }

    private void send(Letter letter, List<Envoy.Chair> chairs, Map<MatchId, Set<Seat>> reached) {
        Delivery delivery = letter.loss()
                .map(loss -> envoy.tell(letter.player(), chairs, loss))
                .orElseGet(() -> envoy.tellResults(letter.player(), chairs));
        switch (delivery) {
            case Delivery.Delivered(String how) -> note(chairs, reached, Set::add);
            case Delivery.Never(String why) -> notReached(letter, why, chairs, reached);
            case Delivery.Unreachable(String why) -> notReached(letter, why, chairs, reached);
            case Delivery.Later(String why) -> log.debug("{} is told later: {}", letter.player(), why);
            case Delivery.NotBefore(Instant then, String why) ->
                log.debug("{} is told after {}: {}", letter.player(), then, why);
        }
    }

    private void notReached(Letter letter, String why, List<Envoy.Chair> chairs, Map<MatchId, Set<Seat>> reached) {
        log.debug("{} cannot be told: {}", letter.player(), why);
        note(chairs, reached, (seats, seat) -> {});
    }

    private void note(List<Envoy.Chair> chairs, Map<MatchId, Set<Seat>> reached, BiConsumer<Set<Seat>, Seat> reaching) {
        for (Envoy.Chair chair : chairs) {
            MatchId match = chair.match().id();
            attempted.computeIfAbsent(match, id -> new HashSet<>()).add(chair.seat());
            reaching.accept(reached.computeIfAbsent(match, id -> new HashSet<>()), chair.seat());
        }
    }

    /** Ends an attempt once everybody has been written to. */
    private void settle(News news, Set<Seat> reached, Instant now) {
        MatchId match = news.match();
        Silence silence = news.silence();
        var done = new HashSet<>(attempted(match));
        done.addAll(news.told());
        boolean whole = done.containsAll(news.people().keySet());
        if (news.loss().isPresent()) {
            silences.keep(whole ? silence.tried(now, reached) : silence.told(reached));
        } else if (whole) {
            silences.bury(match, "told its players in private", now);
        }
        if (whole) {
            attempted.remove(match);
        }
    }
}
