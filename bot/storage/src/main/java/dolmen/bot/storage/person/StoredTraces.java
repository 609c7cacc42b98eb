package dolmen.bot.storage.person;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.privacy.Traces;
import dolmen.bot.storage.match.MatchRows;
import dolmen.bot.storage.rating.RatingRows;
import dolmen.bot.storage.rating.Seals;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** The data about a person in all tables. */
record StoredTraces(Transactions transactions) implements Traces {
    private static final Set<String> TIMES = Set.of(
            "at",
            "digest_due_at",
            "as_of",
            "since",
            "from_at",
            "to_at",
            "started_at",
            "changed_at",
            "made_at",
            "expires_at",
            "begins_at");
    private static final Set<String> DAYS = Set.of("last_day", "excused_day");
    private static final Set<String> IDS = Set.of("server", "channel", "thread", "player", "player_id");

    private static final String MATCHES = """
            SELECT matches.id AS number, matches.guild_id AS server, matches.channel_id AS channel,
                   matches.thread_id AS thread, matches.variant, seats.seat, seats.place, matches.result,
                   matches.started_at, matches.changed_at,
                   (SELECT string_agg(move, ' ' ORDER BY ply) FROM moves WHERE match_id = matches.id) AS moves
            FROM seats JOIN matches ON matches.id = seats.match_id
            WHERE seats.player_id = :person AND matches.result IS NOT NULL ORDER BY matches.id
            """;
    /** Live matches without their moves, which would reveal secrets of other players. */
    private static final String LIVE_MATCHES = """
            SELECT matches.id AS number, matches.guild_id AS server, matches.channel_id AS channel,
                   matches.thread_id AS thread, matches.variant, seats.seat, matches.started_at, matches.changed_at
            FROM seats JOIN matches ON matches.id = seats.match_id
            WHERE seats.player_id = :person AND matches.result IS NULL ORDER BY matches.id
            """;

    private static final String CHALLENGES = """
            SELECT challenges.id AS number, challenges.guild_id AS server, challenges.channel_id AS channel,
                   challenges.challenger_id = :person AS made, challenges.variant, challenges.answer,
                   CASE WHEN challenges.declined_by = :person THEN challenges.declined_because END AS reason,
                   challenges.made_at, challenges.expires_at
            FROM challenges
            WHERE challenges.challenger_id = :person
               OR challenges.id IN (SELECT challenge_id FROM chairs WHERE reserved_for = :person)
               OR challenges.id IN (SELECT challenge_id FROM chairs WHERE taken_by = :person)
            ORDER BY challenges.id
            """;

    private static final String PLANS = """
            SELECT planned_lines.match_id AS match, planned_lines.base_ply, planned_lines.entries
            FROM planned_lines
            JOIN seats ON seats.match_id = planned_lines.match_id AND seats.seat = planned_lines.seat
            WHERE seats.player_id = :person ORDER BY planned_lines.match_id, planned_lines.number
            """;

    private static final String CHALLENGED = """
            SELECT EXISTS (
                SELECT 1 FROM challenges WHERE answer = 'OPEN' AND (
                    challenger_id = :person
                    OR id IN (SELECT challenge_id FROM chairs WHERE reserved_for = :person)
                    OR id IN (SELECT challenge_id FROM chairs WHERE taken_by = :person)))
            """;

    private static final SequencedMap<String, String> QUESTIONS = questions();

    private static final List<String> FORGOTTEN = List.of(
            "DELETE FROM players WHERE id = :person",
            "DELETE FROM nicknames WHERE player_id = :person",
            "DELETE FROM player_preferences WHERE player_id = :person",
            "DELETE FROM blocks WHERE owner_id = :person",
            "DELETE FROM blocks WHERE blocked_id = :person",
            "DELETE FROM vacations WHERE player_id = :person",
            "DELETE FROM departures WHERE player_id = :person",
            "DELETE FROM seek_alerts WHERE player_id = :person",
            "DELETE FROM told_seeks WHERE player_id = :person",
            "DELETE FROM lessons WHERE player_id = :person",
            "DELETE FROM puzzle_attempts WHERE player_id = :person",
            "DELETE FROM puzzle_ratings WHERE player_id = :person",
            "DELETE FROM puzzle_streaks WHERE player_id = :person",
            "DELETE FROM puzzle_places WHERE player_id = :person");

    /**
     * The first statements find matches by seat, so they run before the seats change. A new revision keeps other
     * processes from storing or caching a match as they have read it. A thread that is not archived yet is updated once
     * more, as is the message of its challenge.
     */
    private static final List<String> REPLACED = List.of(
            """
            UPDATE closings SET step = 'MARK', due_at = :now, attempts = 0
            WHERE match_id IN (SELECT match_id FROM seats WHERE player_id = :person)
            """,
            """
            UPDATE challenges SET message_due_at = :now, message_attempts = 0
            WHERE id IN (SELECT matches.challenge_id FROM seats
                JOIN closings ON closings.match_id = seats.match_id JOIN matches ON matches.id = seats.match_id
                WHERE seats.player_id = :person)
            """,
            """
            UPDATE matches SET revision = revision + 1
            WHERE id IN (SELECT match_id FROM seats WHERE player_id = :person)
            """,
            """
            UPDATE notices SET settled_how = 'direct messages'
            WHERE match_id IN (SELECT match_id FROM seats WHERE player_id = :person)
              AND settled_how LIKE 'direct messages to %'
            """,
            "UPDATE seats SET player_id = :pseudonym WHERE player_id = :person",
            "UPDATE challenges SET challenger_id = :pseudonym WHERE challenger_id = :person",
            "UPDATE challenges SET declined_by = :pseudonym, declined_because = NULL WHERE declined_by = :person",
            """
            UPDATE chairs
            SET reserved_for = CASE WHEN reserved_for = :person THEN :pseudonym ELSE reserved_for END,
                taken_by = CASE WHEN taken_by = :person THEN :pseudonym ELSE taken_by END
            WHERE reserved_for = :person OR taken_by = :person
            """,
            """
            UPDATE tournaments SET due_at = :now, calls = calls + 1
            WHERE stage IN ('OPEN', 'RUNNING') AND id IN (
                SELECT id FROM tournaments WHERE organiser_id = :person
                UNION SELECT tournament_id FROM participants WHERE player_id = :person)
            """,
            """
            DELETE FROM participants
            WHERE player_id = :person
              AND EXISTS (SELECT 1 FROM tournaments WHERE id = participants.tournament_id AND stage = 'OPEN')
            """,
            "UPDATE participants SET player_id = :pseudonym, gone = TRUE WHERE player_id = :person",
            "UPDATE tournaments SET organiser_id = :pseudonym WHERE organiser_id = :person",
            "UPDATE matches SET decided_by = :pseudonym WHERE decided_by = :person",
            "UPDATE rating_changes SET player_id = :pseudonym WHERE player_id = :person",
            """
            UPDATE rating_scopes SET player_id = :pseudonym
            WHERE player_id = :person AND ladder IN (
                SELECT ladder FROM ratings WHERE player_id = :person
                UNION SELECT ladder FROM rating_corrections WHERE player_id = :person)
            """,
            "UPDATE rating_corrections SET player_id = :pseudonym WHERE player_id = :person",
            "UPDATE ratings SET player_id = :pseudonym WHERE player_id = :person");

    private static SequencedMap<String, String> questions() {
        var questions = new LinkedHashMap<String, String>();
        questions.put("name", "SELECT name, language FROM players WHERE id = :person");
        questions.put(
                "nicknames",
                "SELECT guild_id AS server, name FROM nicknames WHERE player_id = :person ORDER BY guild_id");
        questions.put("settings", "SELECT * FROM player_preferences WHERE player_id = :person");
        questions.put("matches", MATCHES);
        questions.put("live_matches", LIVE_MATCHES);
        questions.put(
                "decided_as_moderator",
                "SELECT id AS number, guild_id AS server FROM matches WHERE decided_by = :person ORDER BY id");
        questions.put("plans", PLANS);
        questions.put("challenges", CHALLENGES);
        questions.put(
                "tournaments",
                "SELECT tournaments.id AS number, tournaments.guild_id AS server, tournaments.channel_id AS channel,"
                        + " tournaments.organiser_id = :person AS made, tournaments.variant, tournaments.kind,"
                        + " tournaments.time_control, tournaments.rated, tournaments.stage, tournaments.made_at,"
                        + " tournaments.begins_at FROM tournaments WHERE tournaments.id IN"
                        + " (SELECT id FROM tournaments WHERE organiser_id = :person"
                        + " UNION SELECT tournament_id FROM participants WHERE player_id = :person)"
                        + " ORDER BY tournaments.id");
        questions.put(
                "tournament_rounds",
                "SELECT pairings.tournament_id AS tournament, participants.number AS seed, participants.gone AS left_early,"
                        + " pairings.round, pairings.first, pairings.second, pairings.result FROM participants"
                        + " LEFT JOIN pairings ON pairings.tournament_id = participants.tournament_id"
                        + " AND participants.number IN (pairings.first, pairings.second)"
                        + " WHERE participants.player_id = :person ORDER BY participants.tournament_id, pairings.place");
        questions.put("blocked_by_you", "SELECT blocked_id AS player FROM blocks WHERE owner_id = :person");
        questions.put(
                "seek_alerts",
                "SELECT guild_id AS server, game, since FROM seek_alerts WHERE player_id = :person"
                        + " ORDER BY guild_id, game");
        questions.put(
                "told_seeks",
                "SELECT challenge_id AS challenge, at FROM told_seeks WHERE player_id = :person ORDER BY challenge_id");
        questions.put("vacations", "SELECT from_at, to_at FROM vacations WHERE player_id = :person ORDER BY from_at");
        questions.put("left_servers", "SELECT guild_id AS server, since FROM departures WHERE player_id = :person");
        questions.put(
                "ratings",
                "SELECT ladder, points, deviation, volatility, as_of, wins, draws, losses FROM ratings"
                        + " WHERE player_id = :person ORDER BY ladder");
        questions.put(
                "rating_changes",
                "SELECT ladder, at, points_before, points, deviation FROM rating_changes"
                        + " WHERE player_id = :person ORDER BY at, number");
        questions.put(
                "rating_corrections",
                "SELECT ladder, scope AS server, points FROM rating_corrections"
                        + " WHERE player_id = :person ORDER BY ladder, scope, number");
        questions.put("lessons", "SELECT game, at FROM lessons WHERE player_id = :person ORDER BY at, game");
        questions.put(
                "puzzles",
                "SELECT puzzle, game, ending, found, at FROM puzzle_attempts WHERE player_id = :person ORDER BY at, puzzle");
        questions.put(
                "puzzle_ratings",
                "SELECT game, points, deviation, volatility, as_of, solved, failed FROM puzzle_ratings"
                        + " WHERE player_id = :person ORDER BY game");
        questions.put(
                "puzzle_servers",
                "SELECT guild_id AS server FROM puzzle_places WHERE player_id = :person ORDER BY guild_id");
        questions.put(
                "puzzle_streak", "SELECT last_day, days, excused_day FROM puzzle_streaks WHERE player_id = :person");
        return questions;
    }

    @Override
    public SequencedMap<String, List<Map<String, Object>>> of(PlayerId person) {
        return transactions.read(handle -> {
            var answers = new LinkedHashMap<String, List<Map<String, Object>>>();
            QUESTIONS.forEach((about, question) -> answers.put(
                    about,
                    handle.createQuery(question)
                            .bind("person", person)
                            .mapToMap()
                            .map(StoredTraces::readable)
                            .list()));
            return answers;
        });
    }

    /**
     * Makes a row readable: times as ISO text, booleans as 0 and 1 for every engine, and ids as text, because some JSON
     * readers would round them.
     */
    private static Map<String, Object> readable(Map<String, Object> row) {
        var readable = new LinkedHashMap<String, Object>();
        row.forEach((column, value) -> {
            if (value instanceof Number number) {
                readable.put(column, readable(column, number));
            } else if (value instanceof Boolean yes) {
                readable.put(column, yes ? 1 : 0);
            } else if (value != null) {
                readable.put(column, value);
            }
        });
        return readable;
    }

    private static Object readable(String column, Number value) {
        if (TIMES.contains(column)) {
            return Instant.ofEpochMilli(value.longValue()).toString();
        }
        if (DAYS.contains(column)) {
            return LocalDate.ofEpochDay(value.longValue()).toString();
        }
        return IDS.contains(column) ? Long.toUnsignedString(value.longValue()) : value;
    }

    @Override
    public Optional<PlayerId> erase(PlayerId person, Set<MatchId> left, Instant now) {
        return transactions.write(
                handle -> busy(handle, person, left) ? Optional.empty() : Optional.of(erase(handle, person, now)));
    }

    private static boolean busy(Handle handle, PlayerId person, Set<MatchId> left) {
        return !left.containsAll(MatchRows.liveOf(handle, person))
                || handle.createQuery(CHALLENGED)
                        .bind("person", person)
                        .mapTo(boolean.class)
                        .one();
    }

    private static PlayerId erase(Handle handle, PlayerId person, Instant now) {
        PlayerId pseudonym = pseudonym(handle);
        Seals.seal(handle, person, pseudonym, now);
        RatingRows.hide(handle, person);
        FORGOTTEN.forEach(sql -> execute(handle, sql, person, pseudonym, now));
        REPLACED.forEach(sql -> execute(handle, sql, person, pseudonym, now));
        return pseudonym;
    }

    private static void execute(Handle handle, String sql, PlayerId person, PlayerId pseudonym, Instant now) {
        var update = handle.createUpdate(sql).bind("person", person);
        if (sql.contains(":pseudonym")) {
            update.bind("pseudonym", pseudonym);
        }
        if (sql.contains(":now")) {
            update.bind("now", now);
        }
        update.execute();
    }

    /** Creates a pseudonym, which is on no list. */
    private static PlayerId pseudonym(Handle handle) {
        long last = handle.createQuery("SELECT coalesce(max(id), 0) FROM players WHERE id <= :highest")
                .bind("highest", PlayerId.HIGHEST_PSEUDONYM)
                .mapTo(long.class)
                .one();
        var pseudonym = new PlayerId(last + 1);
        handle.execute("INSERT INTO players (id, name) VALUES (?, ?)", pseudonym, Players.FORGOTTEN);
        handle.execute(
                "INSERT INTO player_preferences (player_id, confirm, bottom, listed) VALUES (?, TRUE, 'OWN', FALSE)",
                pseudonym);
        return pseudonym;
    }
}
