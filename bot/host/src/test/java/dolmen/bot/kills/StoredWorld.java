package dolmen.bot.kills;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingService;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.rules.GameRegistry;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** What a host has left in its database, read when the host has gone. */
final class StoredWorld implements AutoCloseable {
    private static final GameRegistry GAMES = GameRegistry.load();

    private final Lodging lodging;
    private final Database database;
    private final Map<Long, Match> matches;
    private final List<Challenge> challenges;

    StoredWorld(Lodging lodging) {
        this.lodging = lodging;
        this.database = Database.open(lodging.address(), GAMES);
        this.matches = numbers("matches")
                .mapToObj(id ->
                        database.matches().repository().find(new MatchId(id)).orElseThrow())
                .collect(Collectors.toMap(match -> match.id().value(), Function.identity()));
        this.challenges = numbers("challenges")
                .mapToObj(id -> database.challenges()
                        .repository()
                        .find(new ChallengeId(id))
                        .orElseThrow())
                .toList();
    }

    private LongStream numbers(String table) {
        return texts("SELECT id FROM " + table).stream().mapToLong(Long::parseLong);
    }

    private List<String> texts(String query) {
        var texts = new ArrayList<String>();
        try (var connection = lodging.connect();
                var statement = connection.createStatement();
                var rows = statement.executeQuery(query)) {
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
        return texts;
    }

    List<Match> matches() {
        return List.copyOf(matches.values());
    }

    List<Challenge> challenges() {
        return challenges;
    }

    int plies() {
        return matches.values().stream()
                .mapToInt(match -> match.record().moves().size())
                .sum();
    }

    /** Where the match has that move, from that ply on. */
    Optional<Integer> plyOf(long match, int from, String move) {
        Match stored = matches.get(match);
        List<String> moves = stored == null ? List.of() : stored.record().moves();
        for (int ply = from; ply < moves.size(); ply++) {
            if (moves.get(ply).equals(move)) {
                return Optional.of(ply);
            }
        }
        return Optional.empty();
    }

    /** Whether that ply was played, by the person whose turn it was. */
    boolean movedBy(long match, int ply, String person) {
        Match stored = matches.get(match);
        return stored != null
                && stored.record().moves().size() > ply
                && stored.seatOf(new PlayerId(Long.parseLong(person)))
                        .filter(seat -> seat.index() == ply % stored.players().size())
                        .isPresent();
    }

    /** How long each board of that server was owed that fell due between those times. */
    List<Duration> boardsWaitedFor(GuildId server, Instant from, Instant until) {
        return texts("""
                        SELECT notices.settled_at - notices.due_at FROM notices JOIN matches ON matches.id = notices.match_id
                        WHERE notices.kind = 'BOARD' AND matches.guild_id = %s AND notices.settled_at IS NOT NULL
                          AND notices.due_at BETWEEN %d AND %d
                        """.formatted(server, from.toEpochMilli(), until.toEpochMilli())).stream()
                .map(millis -> Duration.ofMillis(Long.parseLong(millis)))
                .toList();
    }

    List<String> givenUp() {
        return texts(
                "SELECT match_id || ' ' || kind || ': ' || settled_how FROM notices WHERE settled_how LIKE 'given up%'");
    }

    /** Empty if the database is intact, and its ratings are what follows from the results. */
    List<String> problems() {
        var problems = new ArrayList<String>();
        if (lodging.address() instanceof DatabaseAddress.File) {
            problems.addAll(texts("PRAGMA integrity_check"));
            problems.remove("ok");
            problems.addAll(texts("PRAGMA foreign_key_check"));
        }
        long differences = new RatingService(
                        database.ratings().ratings(),
                        database.ratings().standings(),
                        new Judge(GAMES),
                        InstantSource.system())
                .recompute()
                .differences();
        if (differences > 0) {
            problems.add(differences + " ratings differ");
        }
        return problems;
    }

    @Override
    public void close() {
        database.close();
    }
}
