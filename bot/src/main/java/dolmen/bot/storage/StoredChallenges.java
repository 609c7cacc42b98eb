package dolmen.bot.storage;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.notice.Notice;
import dolmen.rules.GameRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The challenges in the database. */
final class StoredChallenges implements ChallengeRepository {
    /** Every open challenge ends some day, by which the index has it. */
    static final String OPEN_OF = """
            SELECT id FROM challenges
            WHERE answer = 'OPEN' AND expires_at > 0 AND (
                challenger_id = :person
                OR id IN (SELECT challenge_id FROM chairs WHERE reserved_for = :person OR taken_by = :person))
            """;

    private final Database database;
    private final MatchRows matches;

    StoredChallenges(Database database, GameRegistry games) {
        this.database = database;
        this.matches = new MatchRows(games);
    }

    @Override
    public Challenge add(Challenge.Draft draft, Instant shownBy) {
        return database.write(handle -> draft.terms()
                .rematchOf()
                .flatMap(match -> ChallengeRows.findRematch(handle, match))
                .or(() -> ChallengeRows.find(handle, ChallengeRows.insert(handle, draft, shownBy)))
                .orElseThrow());
    }

    @Override
    public Optional<Challenge> find(ChallengeId id) {
        return database.read(handle -> ChallengeRows.find(handle, id));
    }

    @Override
    public List<Challenge> openOf(PlayerId person) {
        return database.read(
                handle -> handle.createQuery(OPEN_OF).bind("person", person).mapTo(ChallengeId.class).list().stream()
                        .flatMap(id -> ChallengeRows.find(handle, id).stream())
                        .toList());
    }

    @Override
    public Optional<Challenge> rematchOf(MatchId match) {
        return database.read(handle -> ChallengeRows.findRematch(handle, match));
    }

    @Override
    public boolean replace(Challenge before, Challenge after, Instant shownBy) {
        return database.write(handle -> ChallengeRows.replace(handle, before, after, shownBy));
    }

    @Override
    public int expire(Instant now) {
        return database.write(
                handle -> handle.createUpdate("""
                        UPDATE challenges SET answer = 'EXPIRED', message_due_at = :now, message_attempts = 0
                        WHERE answer = 'OPEN' AND expires_at <= :now
                        """).bind("now", now).execute());
    }

    @Override
    public Optional<Match> begin(Challenge before, Challenge accepted, Opening opening) {
        return database.write(handle -> ChallengeRows.replace(handle, before, accepted, opening.shownBy())
                ? Optional.of(begin(handle, accepted.id(), opening))
                : Optional.empty());
    }

    private Match begin(Handle handle, ChallengeId id, Opening opening) {
        MatchId match = MatchRows.insert(handle, id, opening);
        int plies = opening.record().moves().size();
        NoticeRows.insert(handle, List.of(new Notice(match, plies, plies, Notice.Kind.BOARD, true)), opening.now());
        return matches.find(handle, match).orElseThrow();
    }
}
