package dolmen.bot.storage.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.challenge.OfferLimits;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.storage.match.MatchRows;
import dolmen.bot.storage.rating.Seals;
import dolmen.bot.storage.sql.Transactions;
import dolmen.rules.GameRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** The challenges in the database. */
final class StoredChallenges implements ChallengeRepository {
    /** Every open challenge has an expiry. The condition on it lets the query use the index. */
    static final String OPEN_OF = """
            SELECT id FROM challenges
            WHERE answer = 'OPEN' AND expires_at > 0 AND (
                challenger_id = :person
                OR id IN (SELECT challenge_id FROM chairs WHERE reserved_for = :person OR taken_by = :person))
            """;

    static final String OFFERED_BY = """
            SELECT id FROM challenges WHERE challenger_id = :person AND answer = 'OPEN' AND expires_at > :time ORDER BY id
            """;

    static final String EXHIBITION = """
            SELECT EXISTS (
                SELECT 1 FROM challenges
                WHERE answer = 'OPEN' AND expires_at > :time AND guild_id = :guild
                  AND challenger_id BETWEEN :first AND :last)
            OR EXISTS (
                SELECT 1 FROM matches
                WHERE think_at > 0 AND guild_id = :guild
                  AND NOT EXISTS (
                    SELECT 1 FROM seats WHERE match_id = matches.id AND player_id NOT BETWEEN :first AND :last))
            """;

    static final String MADE_BY = """
            SELECT id FROM challenges WHERE challenger_id = :person AND made_at > :time AND answer <> 'ACCEPTED'
            """;

    static final String WITH_FREE_CHAIRS = """
            SELECT id FROM challenges
            WHERE answer = 'OPEN' AND expires_at > :now AND guild_id = :guild
              AND EXISTS (SELECT 1 FROM chairs
                          WHERE challenge_id = challenges.id AND reserved_for IS NULL AND taken_by IS NULL)
            ORDER BY expires_at LIMIT :most
            """;

    private final Transactions transactions;
    private final MatchRows matches;

    StoredChallenges(Transactions transactions, GameRegistry games) {
        this.transactions = transactions;
        this.matches = new MatchRows(games);
    }

    @Override
    public Added add(Challenge.Draft draft, Instant shownBy, Function<Offered, Optional<ChallengeRefusal>> objection) {
        return transactions.write(handle -> draft.terms()
                .rematchOf()
                .flatMap(match -> ChallengeRows.findRematch(handle, match))
                .<Added>map(Added.Stored::new)
                .or(() -> objection.apply(offeredBy(handle, draft.terms())).map(Added.Refused::new))
                .orElseGet(
                        () -> new Added.Stored(ChallengeRows.find(handle, ChallengeRows.insert(handle, draft, shownBy))
                                .orElseThrow())));
    }

    private static Offered offeredBy(Handle handle, Terms terms) {
        Instant then = terms.madeAt().minus(OfferLimits.WHILE);
        return new Offered(
                of(handle, OFFERED_BY, terms.challenger(), terms.madeAt()),
                Seals.idsOf(handle, terms.challenger(), then).stream()
                        .flatMap(id -> of(handle, MADE_BY, id, then).stream())
                        .toList(),
                terms.challenger().computer() && exhibition(handle, terms));
    }

    private static boolean exhibition(Handle handle, Terms terms) {
        return handle.createQuery(EXHIBITION)
                .bind("time", terms.madeAt())
                .bind("guild", terms.guild())
                .bind("first", PlayerId.ofComputer(1))
                .bind("last", PlayerId.HIGHEST_COMPUTER)
                .mapTo(boolean.class)
                .one();
    }

    private static List<Challenge> of(Handle handle, String sql, PlayerId person, Instant time) {
        return handle
                .createQuery(sql)
                .bind("person", person)
                .bind("time", time)
                .mapTo(ChallengeId.class)
                .list()
                .stream()
                .flatMap(id -> ChallengeRows.find(handle, id).stream())
                .toList();
    }

    @Override
    public Optional<Challenge> find(ChallengeId id) {
        return transactions.read(handle -> ChallengeRows.find(handle, id));
    }

    @Override
    public List<Challenge> openOf(PlayerId person) {
        return transactions.read(
                handle -> handle.createQuery(OPEN_OF).bind("person", person).mapTo(ChallengeId.class).list().stream()
                        .flatMap(id -> ChallengeRows.find(handle, id).stream())
                        .toList());
    }

    @Override
    public List<Challenge> withFreeChairs(GuildId guild, Instant now, int most) {
        return transactions.read(handle -> handle
                .createQuery(WITH_FREE_CHAIRS)
                .bind("guild", guild)
                .bind("now", now)
                .bind("most", most)
                .mapTo(ChallengeId.class)
                .list()
                .stream()
                .flatMap(id -> ChallengeRows.find(handle, id).stream())
                .toList());
    }

    @Override
    public Optional<Challenge> beginningOf(MatchId match) {
        return transactions.read(handle -> handle.createQuery("SELECT challenge_id FROM matches WHERE id = :match")
                .bind("match", match)
                .mapTo(ChallengeId.class)
                .findOne()
                .flatMap(id -> ChallengeRows.find(handle, id)));
    }

    @Override
    public Optional<Challenge> rematchOf(MatchId match) {
        return transactions.read(handle -> ChallengeRows.findRematch(handle, match));
    }

    @Override
    public boolean replace(Challenge before, Challenge after, Instant shownBy) {
        return transactions.write(handle -> ChallengeRows.replace(handle, before, after, shownBy));
    }

    @Override
    public int expire(Instant now) {
        return transactions.write(
                handle -> handle.createUpdate("""
                        UPDATE challenges SET answer = 'EXPIRED', message_due_at = :now, message_attempts = 0
                        WHERE answer = 'OPEN' AND expires_at <= :now
                        """).bind("now", now).execute());
    }

    @Override
    public Optional<Match> begin(Challenge before, Challenge accepted, Opening opening) {
        return transactions.write(handle -> ChallengeRows.replace(handle, before, accepted, opening.shownBy())
                ? Optional.of(matches.begin(handle, accepted.id(), opening))
                : Optional.empty());
    }
}
