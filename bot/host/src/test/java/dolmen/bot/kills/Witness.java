package dolmen.bot.kills;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.e2e.HostProcess;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.challenge.Challenge;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Looks at Discord and at the database after a drill, and believes nobody's word. */
final class Witness {
    private static final Pattern MOVE_BUTTON = Pattern.compile("v1:(?:type|pick):([0-9]+):([0-9]+).*");
    private static final Pattern REQUEST_BUTTON = Pattern.compile("v1:ask-(?:yes|no|off):([0-9]+):.*");
    private static final Pattern CHALLENGE_BUTTON = Pattern.compile("v1:(?:accept|leave|decline|withdraw):([0-9]+):.*");
    /** A machine with too much to do leaves somebody without an answer at any time. */
    private static final int ONE_IN = 50;

    private static final Duration LATE = Duration.ofSeconds(10);
    private static final Pattern BOARD_FILE = Pattern.compile("match-([0-9]+)-([0-9]+)\\.png");

    private final List<Visit> visits;
    private final Lodging lodging;
    private final List<HostProcess> hosts;
    private final List<Attempt> attempts;
    private final Map<String, List<String>> defects = new LinkedHashMap<>();

    /** @param visits one to each server */
    Witness(List<Visit> visits, Lodging lodging, List<HostProcess> hosts, List<Attempt> attempts) {
        this.visits = List.copyOf(visits);
        this.lodging = lodging;
        this.hosts = List.copyOf(hosts);
        this.attempts = List.copyOf(attempts);
    }

    /**
     * @param known what was found before
     * @param neighbours who are to have noticed nothing
     */
    Findings look(Findings known, Optional<Neighbours> neighbours) throws IOException, InterruptedException {
        List<JsonNode> messages = messages();
        List<String> owed = new OwedRows(lodging).all();
        for (HostProcess host : hosts) {
            host.kill();
        }
        var figures = new LinkedHashMap<>(known.figures());
        defects.putAll(known.defects());
        try (var stored = new StoredWorld(lodging)) {
            figures.put("matches", Integer.toString(stored.matches().size()));
            figures.put("challenges", Integer.toString(stored.challenges().size()));
            figures.put(
                    "moves acknowledged in words", Long.toString(acknowledged().count()));
            figures.put("moves stored", Integer.toString(stored.plies()));
            neighbours.ifPresent(some -> nextDoor(some, stored, figures));
            moves(stored);
            challenges(stored.challenges(), messages);
            matches(stored.matches(), messages);
            found("rows still owed", owed);
            found("matches lost on time", where(stored.matches(), Witness::lostOnTime));
            found("given up", stored.givenUp());
            found("lines of a host that gave up", lines("Gave up"));
            found("the database or its ratings are not intact", stored.problems());
        }
        return new Findings(figures, defects);
    }

    private List<JsonNode> messages() {
        return visits.stream().flatMap(Witness::messages).toList();
    }

    private static Stream<JsonNode> messages(Visit visit) {
        JsonNode guild = visit.guild();
        return Stream.concat(Visit.list(guild.path("channels")).stream(), Visit.list(guild.path("threads")).stream())
                .flatMap(channel -> visit.allMessages(channel.path("id").asText()).stream())
                .filter(message -> message.path("author").path("bot").asBoolean());
    }

    private Stream<Attempt> acknowledged() {
        return attempts.stream().filter(attempt -> attempt.told() == Attempt.Told.PLAYED);
    }

    private void nextDoor(Neighbours neighbours, StoredWorld stored, Map<String, String> figures) {
        List<Answers.Answered> asked = neighbours.asked();
        List<Duration> answers = asked.stream().map(Answers.Answered::after).toList();
        List<Duration> boards = stored.boardsWaitedFor(neighbours.server(), neighbours.from(), neighbours.until());
        figures.put("questions next door", Integer.toString(asked.size()));
        figures.put("… until they were answered, 99 of 100", Findings.percentile(answers, 99));
        figures.put("… the longest answer", Findings.percentile(answers, 100));
        figures.put("boards next door", Integer.toString(boards.size()));
        figures.put("… until they stood, 99 of 100", Findings.percentile(boards, 99));
        figures.put("… the longest board", Findings.percentile(boards, 100));
        List<String> missing = asked.stream()
                .filter(one -> one.told() != Answers.Told.ANSWERED)
                .map(Answers.Answered::toString)
                .toList();
        figures.put("… without an answer, or told to try again", Integer.toString(missing.size()));
        found(
                "more than one question next door in %d without an answer".formatted(ONE_IN),
                missing.size() * ONE_IN > asked.size() ? missing : List.of());
        found(
                "boards next door later than %d s".formatted(LATE.toSeconds()),
                boards.stream()
                        .filter(wait -> wait.compareTo(LATE) > 0)
                        .map(Duration::toString)
                        .toList());
        found("nothing happened next door", asked.isEmpty() || boards.isEmpty() ? List.of("all the time") : List.of());
    }

    private void moves(StoredWorld stored) {
        var taken = new ArrayList<String>();
        var lost = new ArrayList<String>();
        var doubled = new ArrayList<String>();
        acknowledged().forEach(attempt -> {
            String move = attempt.move().substring(attempt.move().indexOf('`') + 1);
            String text = move.substring(0, move.indexOf('`'));
            Optional<Integer> ply = stored.plyOf(attempt.match(), attempt.ply(), text);
            if (ply.isEmpty()) {
                lost.add(attempt.toString());
            } else if (taken.contains(attempt.match() + "." + ply.get())) {
                doubled.add(attempt.toString());
            } else {
                taken.add(attempt.match() + "." + ply.get());
            }
        });
        found("acknowledged moves lost", lost);
        found("moves acknowledged twice", doubled);
        found(
                "\"Something went wrong\" after a move that was stored",
                attempts.stream()
                        .filter(attempt -> attempt.told() == Attempt.Told.SOMETHING_WENT_WRONG)
                        .filter(attempt -> stored.movedBy(attempt.match(), attempt.ply(), attempt.person()))
                        .filter(attempt -> acknowledged()
                                .noneMatch(other -> other.match() == attempt.match() && other.ply() == attempt.ply()))
                        .map(Attempt::toString)
                        .toList());
    }

    private void challenges(List<Challenge> challenges, List<JsonNode> messages) {
        Map<String, List<JsonNode>> live = byNumber(messages, CHALLENGE_BUTTON);
        found(
                "closed challenges with live buttons",
                where(
                        challenges,
                        challenge ->
                                !challenge.open() && !of(live, challenge.id()).isEmpty()));
        found(
                "open challenges with two live messages",
                where(
                        challenges,
                        challenge ->
                                challenge.open() && of(live, challenge.id()).size() > 1));
        found(
                "open challenges that nobody sees",
                where(
                        challenges,
                        challenge ->
                                challenge.open() && of(live, challenge.id()).isEmpty()));
    }

    private void matches(List<Match> matches, List<JsonNode> messages) {
        Map<String, List<JsonNode>> live = byNumber(messages, MOVE_BUTTON);
        Map<String, List<JsonNode>> asked = byNumber(messages, REQUEST_BUTTON);
        found(
                "live matches without a board",
                where(matches, match -> match.live() && of(live, match.id()).isEmpty()));
        found(
                "live matches with two boards that have buttons",
                where(matches, match -> match.live() && of(live, match.id()).size() > 1));
        found(
                "live matches whose board is old or elsewhere",
                where(
                        matches,
                        match -> match.live()
                                && of(live, match.id()).stream().anyMatch(board -> !current(match, board))));
        found(
                "ended matches with buttons of moves",
                where(matches, match -> !match.live() && !of(live, match.id()).isEmpty()));
        found("ended matches without a result", where(matches, match -> !match.live() && !told(match, messages)));
        found(
                "requests with other than one live message",
                where(
                        matches,
                        match -> of(asked, match.id()).size()
                                != match.request()
                                        .filter(Request::stands)
                                        .map(one -> 1)
                                        .orElse(0)));
        found("boards posted twice", twice(messages));
    }

    private static boolean current(Match match, JsonNode board) {
        return board.path("channel_id").asText().equals(match.venue().thread().toString())
                && Visit.component(board, "v1:type:%s:%d".formatted(match.id(), match.ply()))
                        .isPresent();
    }

    /** Everybody has days for each move. */
    private static boolean lostOnTime(Match match) {
        return match.record().moves().stream().anyMatch(move -> move.matches("!forfeit:[0-9]+:time"));
    }

    private static boolean told(Match match, List<JsonNode> messages) {
        return messages.stream()
                .anyMatch(message -> Visit.component(message, "v1:rematch:%s:".formatted(match.id()))
                        .isPresent());
    }

    private static List<String> twice(List<JsonNode> messages) {
        var seen = new ArrayList<String>();
        var twice = new ArrayList<String>();
        for (JsonNode message : messages) {
            String file = message.path("attachments").path(0).path("filename").asText();
            if (BOARD_FILE.matcher(file).matches()) {
                (seen.contains(file + buttons(message)) ? twice : seen).add(file + buttons(message));
            }
        }
        return twice;
    }

    /** A result has the picture of the position before a resignation too. */
    private static String buttons(JsonNode message) {
        return Visit.component(message, "v1:rematch:").isPresent() ? " result" : "";
    }

    private static Map<String, List<JsonNode>> byNumber(List<JsonNode> messages, Pattern button) {
        var found = new LinkedHashMap<String, List<JsonNode>>();
        for (JsonNode message : messages) {
            Visit.components(message, id -> true)
                    .map(button::matcher)
                    .filter(Matcher::matches)
                    .map(id -> id.group(1))
                    .distinct()
                    .forEach(number -> found.computeIfAbsent(number, none -> new ArrayList<>())
                            .add(message));
        }
        return found;
    }

    private static List<JsonNode> of(Map<String, List<JsonNode>> found, Object id) {
        return found.getOrDefault(id.toString(), List.of());
    }

    private static <T> List<String> where(List<T> all, Predicate<T> condition) {
        return all.stream().filter(condition).map(Witness::name).toList();
    }

    private static String name(Object one) {
        return one instanceof Match match ? "match " + match.id() : one.toString();
    }

    private List<String> lines(String text) throws IOException {
        var lines = new ArrayList<String>();
        for (HostProcess host : hosts) {
            host.output().lines().filter(line -> line.contains(text)).forEach(lines::add);
        }
        return lines;
    }

    private void found(String defect, List<String> where) {
        defects.put(defect, List.copyOf(where));
    }
}
