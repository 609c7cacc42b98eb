package dolmen.bot.match.silence;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.survival.Pass;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Watches the places of live matches. A match whose place is lost becomes silent: its clocks rest and its notices wait,
 * until the host can write there again. A match that stays silent for days, and whose players could not be reached, is
 * annulled.
 *
 * <p>Looks need one thread at a time; all other methods are safe for use by many threads. A crash at any point forgets
 * no silence.
 */
public final class PlaceWatch {
    private static final Logger log = LoggerFactory.getLogger(PlaceWatch.class);

    /** A regular look at all places finds losses that no event has reported. */
    private static final Duration BETWEEN_LOOKS = Duration.ofMinutes(1);

    private final Silences silences;
    private final Places places;
    private final LiveMatches matches;
    private final Ledger ledger;
    private final Tidings tidings;
    private final Runnable noticesOwed;
    private final InstantSource clock;

    /** Silent matches whose messages Discord refuses although their places seem to be in order. */
    private final Set<MatchId> refused = ConcurrentHashMap.newKeySet();

    private Optional<Instant> looked = Optional.empty();

    /** @param noticesOwed called when notices are due again; returns at once */
    public PlaceWatch(
            Silences silences,
            Places places,
            Envoy envoy,
            LiveMatches matches,
            Ledger ledger,
            Runnable noticesOwed,
            InstantSource clock) {
        this.silences = silences;
        this.places = places;
        this.matches = matches;
        this.ledger = ledger;
        this.tidings = new Tidings(silences, envoy, matches);
        this.noticesOwed = noticesOwed;
        this.clock = clock;
    }

    /** Looks at the places with events from Discord, and at all places once a minute. */
    public void lookDue() {
        Instant now = clock.instant();
        Set<GuildId> changed = places.changed();
        boolean all =
                looked.filter(last -> last.plus(BETWEEN_LOOKS).isAfter(now)).isEmpty();
        if (!all && changed.isEmpty()) {
            return;
        }
        List<Silences.Place> toSee = all
                ? silences.live()
                : changed.stream()
                        .flatMap(guild -> silences.live(guild).stream())
                        .toList();
        beginWhereLost(toSee, now);
        Map<MatchId, Venue> seen =
                toSee.stream().collect(Collectors.toMap(Silences.Place::match, Silences.Place::venue));
        Map<MatchId, Map<Seat, PlayerId>> people = silences.people();
        var pass = new Pass(log);
        var news = new ArrayList<Tidings.News>();
        silences.lasting().stream()
                .filter(silence -> all || seen.containsKey(silence.match()))
                .forEach(silence -> pass.attend(
                        "The silence of match " + silence.match(),
                        () -> attend(
                                        silence,
                                        Optional.ofNullable(seen.get(silence.match())),
                                        people.getOrDefault(silence.match(), Map.of()))
                                .ifPresent(news::add),
                        failure -> {}));
        tidings.tell(news, now, pass);
        looked = all ? Optional.of(now) : looked;
        pass.end();
    }

    /** True if the match is silent now; to be checked before acting on players who do not move. */
    public boolean silent(Match match) {
        if (places.loss(match.venue()).isPresent()) {
            begin(match.id());
        }
        return silences.of(match.id()).isPresent();
    }

    /** Records that a notice of the match was refused at its place. */
    public void refused(Match match) {
        if (places.loss(match.venue()).isEmpty()) {
            refused.add(match.id());
        }
        begin(match.id());
    }

    /** Records that a notice of the match was delivered. */
    public void delivered(MatchId match) {
        if (refused.remove(match)) {
            silences.of(match).ifPresent(this::end);
        }
    }

    /** Starts silences, and logs one line for a lost server instead of one for each of its matches. */
    private void beginWhereLost(List<Silences.Place> toSee, Instant now) {
        List<MatchId> begun = toSee.stream()
                .filter(place -> places.loss(place.venue()).isPresent())
                .map(Silences.Place::match)
                .filter(match -> silences.begin(match, now))
                .toList();
        if (!begun.isEmpty()) {
            log.info("{} matches are silent: the bot cannot write where they are played", begun.size());
            log.debug("Silent matches: {}", begun);
        }
    }

    private void begin(MatchId match) {
        if (silences.begin(match, now())) {
            log.info("Match {} is silent: the bot cannot write where it is played", match);
        }
    }

    /** The news of a silence for its players; empty if there is none. A match is read only if there may be news. */
    private Optional<Tidings.News> attend(Silence silence, Optional<Venue> seen, Map<Seat, PlayerId> people) {
        Optional<Loss> lost = seen.flatMap(venue -> loss(silence.match(), venue));
        if (lost.isPresent() && !silence.hopeless(people.keySet(), now())) {
            refused.remove(silence.match());
            return lost.filter(loss -> !silence.resting(now()) && !(loss instanceof Loss.ServerOutage))
                    .map(loss -> new Tidings.News(silence, seen.orElseThrow().guild(), people, Optional.of(loss)));
        }
        Match match = matches.find(silence.match()).orElseThrow();
        Optional<Loss> loss = loss(match.id(), match.venue());
        if (loss.isPresent()) {
            refused.remove(match.id());
            return attend(match, silence, loss.get());
        }
        if (refused.contains(match.id())) {
            return attend(match, silence, new Loss.Forbidden(List.of()));
        }
        end(silence);
        return Optional.empty();
    }

    private Optional<Loss> loss(MatchId match, Venue venue) {
        Optional<Loss> known = places.loss(venue);
        return known.isPresent() || refused.contains(match) ? places.lossBySecondLook(venue) : known;
    }

    private Optional<Tidings.News> attend(Match match, Silence silence, Loss loss) {
        return switch (loss) {
            case Loss.ServerOutage outage -> Optional.empty();
            case Loss.Removed removed -> attendLost(match, silence, loss);
            case Loss.ChannelGone gone -> attendLost(match, silence, loss);
            case Loss.NotInThread hidden -> attendLost(match, silence, loss);
            case Loss.Forbidden forbidden -> attendLost(match, silence, loss);
        };
    }

    private Optional<Tidings.News> attendLost(Match match, Silence silence, Loss loss) {
        if (!match.live()) {
            return Optional.of(Tidings.News.of(match, silence, Optional.empty()));
        }
        if (silence.hopeless(Tidings.seats(match), now())) {
            log.warn("Annulling match {}, which has been silent since {}", match.id(), silence.began());
            ledger.enter(match, match.game().act(new HostAct.Abandoned()));
            return Optional.empty();
        }
        return Optional.of(Tidings.News.of(match, silence, Optional.of(loss)));
    }

    /**
     * Ends a silence. Players who were told of it learn from a waiting notice, or else from a reminder, that time runs
     * again.
     */
    private void end(Silence silence) {
        boolean owing = silences.owing(silence.match());
        silences.end(silence.match(), now());
        log.info("Match {} is no longer silent", silence.match());
        matches.find(silence.match())
                .filter(match -> !owing
                        && !silence.told().isEmpty()
                        && match.live()
                        && match.clock().limited())
                .ifPresent(this::remind);
        noticesOwed.run();
    }

    private void remind(Match match) {
        Match resumed = match.with(match.clock());
        ledger.store(match, resumed, List.of(resumed.notice(Notice.Kind.REMINDER)));
    }

    private Instant now() {
        return clock.instant();
    }
}
