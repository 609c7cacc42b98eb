package dolmen.bot.storage.verification;

import java.util.List;

/** An invariant of some tables, as a query for violations. Its only column describes a violation. */
record Law(String breaches) {

    /** The invariants that tables cannot enforce themselves. */
    static final List<Law> ALL = List.of(
            new Law("""
                    SELECT 'match ' || matches.id || ': its challenge ' || challenges.id || ' is not accepted'
                    FROM matches JOIN challenges ON challenges.id = matches.challenge_id WHERE answer <> 'ACCEPTED'
                    """),
            new Law("""
                    SELECT 'challenge ' || id || ': it is accepted, but no match began with it' FROM challenges
                    WHERE answer = 'ACCEPTED'
                      AND NOT EXISTS (SELECT 1 FROM matches WHERE challenge_id = challenges.id)
                    """),
            new Law("""
                    SELECT 'challenge ' || id || ': it ends before it was made' FROM challenges
                    WHERE expires_at < made_at
                    """),
            new Law("""
                    SELECT 'tournament ' || id || ': it is live, but never due' FROM tournaments
                    WHERE stage IN ('OPEN', 'RUNNING') AND due_at IS NULL
                    """),
            new Law("""
                    SELECT 'tournament ' || tournament_id || ': pairing ' || place || ' does not fit its result'
                    FROM pairings
                    WHERE (result = 'BYE') <> (second IS NULL) OR result = 'UNDECIDED' AND challenge_id IS NULL
                    """),
            new Law("""
                    SELECT 'match ' || id || ': its plies are not numbered from 0 to ' || (plies - 1) FROM matches
                    WHERE plies <> (SELECT count(*) FROM moves WHERE match_id = matches.id)
                       OR plies > 0 AND plies - 1 <> (SELECT max(ply) FROM moves WHERE match_id = matches.id)
                    """),
            new Law("""
                    SELECT 'match ' || match_id || ': its seats are not numbered from 0 to ' || (count(*) - 1) FROM seats
                    GROUP BY match_id HAVING max(seat) <> count(*) - 1
                    """),
            new Law("""
                    SELECT 'match ' || matches.id || ': it is live, but seat ' || seat || ' has a place'
                    FROM matches JOIN seats ON seats.match_id = matches.id
                    WHERE result IS NULL AND place IS NOT NULL
                    """),
            new Law("""
                    SELECT 'match ' || id || ': it is ' || CASE WHEN result IS NULL
                           THEN 'live, but is never looked at' ELSE 'over, but is to be looked at' END
                    FROM matches WHERE (result IS NULL) <> (look_at IS NOT NULL)
                    """),
            new Law("""
                    SELECT 'match ' || match_id || ': its analysis has not ' || taken || ' glimpses, or it is live'
                    FROM analyses JOIN matches ON matches.id = match_id
                    WHERE result IS NULL OR taken <> length(glimpses) - length(replace(glimpses, '\n', ''))
                    """),
            new Law("""
                    SELECT DISTINCT 'match ' || match_id || ': its opening is counted, but it has no result'
                    FROM opening_moves WHERE NOT EXISTS (
                        SELECT 1 FROM results
                        WHERE results.match_id = opening_moves.match_id AND kind = 'ENDED' AND opening_read = 1)
                    """),
            new Law("""
                    SELECT DISTINCT 'match ' || match_id || ': its opening is counted, but it is void'
                    FROM opening_moves JOIN results USING (match_id) WHERE kind = 'VOIDED' AND opening_read = 1
                    """),
            new Law("""
                    SELECT 'match ' || id || ': it changed before it began' FROM matches WHERE changed_at < started_at
                    """),
            new Law("""
                    SELECT 'match ' || id || ': its last turn was answered from ply ' || run_from || ' of ' || plies
                    FROM matches WHERE run_from > plies
                    """),
            new Law("""
                    SELECT 'match ' || match_id || ': notice ' || notices.id || ' tells of what has not been: ply '
                           || ply || ' of ' || plies || ', revision ' || notices.revision || ' of ' || matches.revision
                    FROM notices JOIN matches ON matches.id = notices.match_id
                    WHERE ply > plies OR notices.revision > matches.revision
                    """),
            new Law("""
                    SELECT 'match ' || match_id || ': notice ' || id || ' is settled in part' FROM notices
                    WHERE (settled_at IS NULL) <> (settled_how IS NULL)
                    """),
            new Law("""
                    SELECT 'match ' || match_id || ': seat ' || seat || ' has planned for ply ' || base_ply || ' of '
                           || plies || CASE WHEN result IS NULL THEN '' ELSE ', but it is over' END
                    FROM planned_lines JOIN matches ON matches.id = planned_lines.match_id
                    WHERE base_ply > plies OR result IS NOT NULL
                    """),
            new Law("""
                    SELECT 'match ' || id || ': its result is not in the log of results' FROM matches
                    WHERE result IN ('DECIDED', 'DRAWN')
                      AND NOT EXISTS (SELECT 1 FROM results WHERE match_id = matches.id AND kind = 'ENDED')
                    """),
            new Law("""
                    SELECT 'match ' || match_id || ': the log of results says ' || kind || ', but its result is '
                           || coalesce(result, 'open')
                    FROM results JOIN matches ON matches.id = results.match_id
                    WHERE CASE kind WHEN 'VOIDED' THEN result IS DISTINCT FROM 'VOID'
                          ELSE result IS NULL OR result = 'VOID' AND NOT EXISTS (
                              SELECT 1 FROM results AS later
                              WHERE later.match_id = results.match_id AND later.kind = 'VOIDED') END
                    """),
            new Law("""
                    SELECT 'player ' || player_id || ': a rating changed by result ' || number || ', which is not logged'
                    FROM rating_changes WHERE number NOT IN (SELECT number FROM results)
                    """),
            new Law("""
                    SELECT 'player ' || player_id || ': ' || solved || ' puzzles of ' || game || ' are solved and ' || failed
                           || ' failed, but the attempts are others'
                    FROM puzzle_ratings
                    WHERE solved <> (SELECT count(*) FROM puzzle_attempts AS attempt
                              WHERE attempt.player_id = puzzle_ratings.player_id
                                AND attempt.game = puzzle_ratings.game AND ending = 'SOLVED')
                       OR failed <> (SELECT count(*) FROM puzzle_attempts AS attempt
                              WHERE attempt.player_id = puzzle_ratings.player_id
                                AND attempt.game = puzzle_ratings.game AND ending = 'FAILED')
                    """),
            new Law("""
                    SELECT 'player ' || player_id || ': a puzzle of ' || game || ' was attempted without a rating'
                    FROM puzzle_attempts AS attempt
                    WHERE NOT EXISTS (SELECT 1 FROM puzzle_ratings
                        WHERE puzzle_ratings.player_id = attempt.player_id AND puzzle_ratings.game = attempt.game)
                    """),
            new Law("""
                    SELECT 'server ' || guild_id || ': its daily puzzle is ' || CASE WHEN puzzle_channel IS NULL
                           THEN 'due nowhere' ELSE 'never due' END
                    FROM guild_preferences WHERE (puzzle_channel IS NULL) <> (puzzle_due_at IS NULL)
                    """),
            new Law("""
                    SELECT 'outage of shard ' || shard || ' of ' || total || ' until ' || to_at || ': it began after its end'
                    FROM outages WHERE from_at > to_at
                    """),
            new Law("""
                    SELECT 'signs of life: they are of ' || count(DISTINCT total) || ' divisions into shards' FROM signs
                    HAVING count(DISTINCT total) > 1
                    """));
}
