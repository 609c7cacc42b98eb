package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.SettableClock;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.sandbox.rest.DocumentedError;
import dolmen.sandbox.rest.Exchange;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A short match through every refusal that Discord documents, once where it hits a single request and once where it
 * lasts. At the end nothing is lost, nobody was called twice, nobody lost on time before a board of the turn stood, and
 * no button is left that does nothing. How many are played is said by {@code -Ddolmen.refusals=300}.
 */
class EveryRefusalTest {
    private static final int TRIALS = Integer.getInteger("dolmen.refusals", 14);
    private static final Pattern NONCE = Pattern.compile("m([0-9]+)\\.([0-9]+)\\.(bd?|rd?)");
    private static final Set<Action> OF_MATCHES =
            Set.of(Action.PICK, Action.TYPE_MOVE, Action.AGREE, Action.DECLINE_REQUEST, Action.WITHDRAW_REQUEST);
    private static final Set<Action> OF_CHALLENGES =
            Set.of(Action.ACCEPT, Action.DECLINE, Action.LEAVE, Action.WITHDRAW);

    private static final Duration PACE = Duration.ofHours(1);
    private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(50);
    private static final Duration A_MOMENT = Duration.ofSeconds(10);
    private static final long LONGEST_WAIT_MILLIS = 8_000;

    /** Longer than a handler needs, and short, since under a refusal that lasts it is often waited for in vain. */
    private static final long SHORT_WAIT_MILLIS = 1_500;

    private final SettableClock clock = new SettableClock();
    private final List<String> faults = new ArrayList<>();

    private record Trial(DocumentedError error, boolean lasting) {
        /** What Discord says is no more is believed; here it stands all the same, as nowhere else. */
        boolean saysThatMessagesAreGone() {
            return lasting && error.route().startsWith("PATCH /channels/{channel}/messages") && error.status() == 404;
        }

        @Override
        public String toString() {
            return "%s: %d %d%s".formatted(error.route(), error.status(), error.code(), lasting ? ", lasting" : "");
        }
    }

    @Test
    void no_refusal_costs_anybody_anything() throws Exception {
        try (var discord = new LocalDiscord(InstantSource.system(), clock)) {
            discord.playAtOnce(discord.astrid, discord.bjorn);
            for (Trial trial : chosen()) {
                int before = faults.size();
                Instant began = Instant.now();
                play(discord, trial);
                System.out.printf(
                        "%s: %s (%d ms)%n",
                        trial,
                        faults.size() == before ? "well" : faults.subList(before, faults.size()),
                        Duration.between(began, Instant.now()).toMillis());
            }
        }
        assertThat(faults).isEmpty();
    }

    /** Evenly out of all. */
    private static List<Trial> chosen() {
        List<Trial> all = DocumentedError.all().stream()
                .flatMap(error -> Stream.of(new Trial(error, false), new Trial(error, true)))
                .filter(trial -> trial.toString().contains(System.getProperty("dolmen.refusal", "")))
                .toList();
        int trials = Math.min(TRIALS, all.size());
        return IntStream.range(0, trials)
                .mapToObj(index -> all.get(index * all.size() / trials))
                .toList();
    }

    private void play(LocalDiscord discord, Trial trial) throws InterruptedException {
        long last = latest(discord);
        discord.fault(Map.of(
                "kind",
                "error",
                "status",
                trial.error().status(),
                "code",
                trial.error().code(),
                "times",
                trial.lasting() ? 1_000_000 : 1,
                "route",
                trial.error().pattern()));
        boolean moved = begin(discord, last) && move(discord, last + 1, SHORT_WAIT_MILLIS);
        if (trial.lasting() && moved && !stands(discord, last + 1, 1)) {
            passTimeOfATurn(discord);
        }
        discord.clearFaults();
        if (latest(discord) == last && !begin(discord, last)) {
            faults.add(trial + ": no match can be begun afterwards");
            return;
        }
        long number = last + 1;
        while (match(discord, number).live() && match(discord, number).ply() < 2) {
            if (!move(discord, number, LONGEST_WAIT_MILLIS)) {
                faults.add(trial + ": no move can be made afterwards");
                return;
            }
        }
        Match match = match(discord, number);
        if (match.live()) {
            discord.hosted().services.matches().play().resign(match.id(), player(discord.astrid), match.ply());
        }
        judge(discord, trial, number);
        clock.advance(Duration.ofDays(1));
    }

    private static PlayerId player(Person person) {
        return new PlayerId(Long.parseLong(person.id));
    }

    private static long latest(LocalDiscord discord) {
        List<MatchId> all = discord.hosted().database.matches().following(new MatchId(0), 10_000);
        return all.isEmpty() ? 0 : all.getLast().value();
    }

    private static Match match(LocalDiscord discord, long number) {
        return discord.match(number);
    }

    /** Astrid challenges and Björn accepts, each as often as somebody would try; false if no match comes of it. */
    private boolean begin(LocalDiscord discord, long last) throws InterruptedException {
        Optional<JsonNode> challenge = open(discord);
        for (int tries = 0; tries < 2 && challenge.isEmpty(); tries++) {
            interact(
                    discord.astrid,
                    discord,
                    Person.slash(
                            discord.general,
                            "challenge",
                            "opponent",
                            discord.bjorn.id,
                            "game",
                            "murus-gallicus",
                            "side",
                            "first",
                            "rated",
                            true,
                            "pace",
                            PACE.toHours() + "h"));
            waitFor(SHORT_WAIT_MILLIS, () -> open(discord).isPresent());
            challenge = open(discord);
        }
        for (int tries = 0; tries < 2 && challenge.isPresent() && latest(discord) == last; tries++) {
            interact(
                    discord.bjorn,
                    discord,
                    Person.pressing(
                            discord.general,
                            challenge.get().path("id").asText(),
                            Person.button(challenge.get(), "Accept")));
            waitFor(SHORT_WAIT_MILLIS, () -> latest(discord) > last);
        }
        return latest(discord) > last;
    }

    /** The challenge that stands in the channel and can be accepted. */
    private static Optional<JsonNode> open(LocalDiscord discord) {
        return discord.bjorn.messages(discord.general).stream()
                .filter(message -> Person.buttons(message).contains("Accept"))
                .findFirst();
    }

    /** Whoever is to move does so, as often as somebody would try; false if that cannot be done. */
    private boolean move(LocalDiscord discord, long number, long wait) throws InterruptedException {
        Match before = match(discord, number);
        Person mover =
                before.playerToMove().equals(Optional.of(player(discord.astrid))) ? discord.astrid : discord.bjorn;
        String move =
                before.standing().legalMoves(before.toMove().orElseThrow()).getFirst();
        for (int tries = 0; tries < 2; tries++) {
            interact(mover, discord, Person.slash(discord.general, "move", "move", move, "match", number));
            if (waitFor(wait, () -> match(discord, number).ply() > before.ply())) {
                return true;
            }
        }
        return false;
    }

    private static void interact(Person person, LocalDiscord discord, Map<String, ?> what) {
        discord.control.attempt("interactions?as=" + person.id, what);
    }

    /** Time passes quickly meanwhile, so that what failed is tried again. */
    private boolean waitFor(long millis, BooleanSupplier condition) throws InterruptedException {
        Instant end = Instant.now().plusMillis(millis);
        while (!condition.getAsBoolean()) {
            if (Instant.now().isAfter(end)) {
                return false;
            }
            Thread.sleep(20);
        }
        return true;
    }

    private void passTimeOfATurn(LocalDiscord discord) throws InterruptedException {
        Instant end = clock.instant().plus(PACE.multipliedBy(2));
        while (clock.instant().isBefore(end)) {
            clock.advance(BETWEEN_SIGNS);
            discord.hosted().database.timeOff().hostIsUp(clock.instant());
        }
        Thread.sleep(300);
    }

    /** Whether Discord has taken a message that calls the player of that turn. */
    private static boolean stands(LocalDiscord discord, long number, int ply) {
        return !taken(discord, number, ply, "b").isEmpty();
    }

    /** The messages of that kind which Discord has taken, in the place of the match or in private. */
    private static List<String> taken(LocalDiscord discord, long number, int ply, String kind) {
        return discord.sandbox.exchanges().stream()
                .filter(exchange ->
                        exchange.status() == 200 && exchange.method().equals("POST"))
                .filter(exchange -> ofTurn(exchange, number, ply, kind))
                .map(exchange -> exchange.response().path("id").asText())
                .distinct()
                .toList();
    }

    private static boolean ofTurn(Exchange exchange, long number, int ply, String kind) {
        var nonce = NONCE.matcher(exchange.request().path("nonce").asText());
        return nonce.matches()
                && Long.parseLong(nonce.group(1)) == number
                && (ply < 0 || Integer.parseInt(nonce.group(2)) == ply)
                && nonce.group(3).startsWith(kind);
    }

    private void judge(LocalDiscord discord, Trial trial, long number) throws InterruptedException {
        expect(
                trial,
                "a message is still owed",
                () -> discord.hosted()
                        .database
                        .notices()
                        .due(clock.instant().plus(Duration.ofDays(9)), 9)
                        .isEmpty());
        if (!trial.saysThatMessagesAreGone()) {
            expect(trial, "a button is left", () -> !anyLive(discord, number));
        }
        Match match = match(discord, number);
        for (int ply = 0; ply < match.ply(); ply++) {
            if (taken(discord, number, ply, "b").size() > 1) {
                faults.add("%s: the board of ply %d came twice".formatted(trial, ply));
            }
        }
        if (match.conclusion().orElseThrow() instanceof Conclusion.ByForfeit(var seat, HostAct.Forfeit.Cause cause)
                && !stands(discord, number, match.turnBegan() - 1)) {
            faults.add("%s: %s lost unseen, %s".formatted(trial, seat, cause));
        }
        if (taken(discord, number, -1, "r").isEmpty()) {
            faults.add(trial + ": the result was not told");
        }
    }

    private void expect(Trial trial, String otherwise, BooleanSupplier condition) throws InterruptedException {
        Instant end = Instant.now().plusMillis(LONGEST_WAIT_MILLIS);
        while (!condition.getAsBoolean()) {
            if (Instant.now().isAfter(end)) {
                faults.add(trial + ": " + otherwise);
                return;
            }
            clock.advance(A_MOMENT.multipliedBy(6));
            Thread.sleep(50);
        }
    }

    private static boolean anyLive(LocalDiscord discord, long number) {
        String thread = match(discord, number).venue().thread().toString();
        return Stream.of(thread, discord.general)
                .distinct()
                .flatMap(channel -> discord.chiara.messages(channel).stream())
                .flatMap(message -> message.findValuesAsText("custom_id").stream())
                .flatMap(id -> ComponentId.parse(id).stream())
                .anyMatch(id -> lies(discord, id));
    }

    /** Whether that button is of a match that is over, or of a challenge that is. */
    private static boolean lies(LocalDiscord discord, ComponentId id) {
        return OF_MATCHES.contains(id.action())
                || (OF_CHALLENGES.contains(id.action())
                        && !discord.hosted()
                                .database
                                .challenges()
                                .find(id.challenge())
                                .orElseThrow()
                                .open());
    }
}
