package dolmen.bot.storage.tournament;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.TournamentRefusal;
import dolmen.bot.tournament.TournamentRepository;
import dolmen.bot.tournament.TournamentResult;
import dolmen.bot.tournament.TournamentTerms;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;

/** The tournaments in the database. */
public record StoredTournaments(Transactions transactions) implements TournamentRepository {
    private static final String DUE = """
            SELECT id, calls, message_id FROM tournaments
            WHERE due_at <= :now AND %s ORDER BY due_at LIMIT :limit
            """;

    private static final String LIVE = """
            SELECT id FROM tournaments WHERE guild_id = :server AND stage IN ('OPEN', 'RUNNING') ORDER BY id
            """;

    @Override
    public TournamentResult add(
            TournamentTerms terms, Function<List<HostedTournament>, Optional<TournamentRefusal>> objection) {
        return transactions.write(handle -> objection
                .apply(liveOn(handle, terms.guild()))
                .<TournamentResult>map(TournamentResult.Refused::new)
                .orElseGet(() ->
                        new TournamentResult.Done(TournamentRows.find(handle, TournamentRows.insert(handle, terms))
                                .orElseThrow())));
    }

    @Override
    public Optional<HostedTournament> find(TournamentId id) {
        return transactions.read(handle -> TournamentRows.find(handle, id));
    }

    @Override
    public List<HostedTournament> liveOn(GuildId server) {
        return transactions.read(handle -> liveOn(handle, server));
    }

    private static List<HostedTournament> liveOn(Handle handle, GuildId server) {
        return handle.createQuery(LIVE).bind("server", server).mapTo(TournamentId.class).list().stream()
                .flatMap(id -> TournamentRows.find(handle, id).stream())
                .toList();
    }

    @Override
    public Optional<HostedTournament> change(TournamentId id, Instant now, UnaryOperator<HostedTournament> change) {
        return transactions.write(handle -> TournamentRows.find(handle, id).map(before -> {
            HostedTournament after = change.apply(before);
            if (after.equals(before)) {
                return before;
            }
            TournamentRows.update(handle, before, after, now);
            return TournamentRows.find(handle, id).orElseThrow();
        }));
    }

    @Override
    public List<DueTournament> due(Instant now, int limit) {
        return transactions.read(handle -> handle.createQuery(
                        transactions.territory().bound(DUE, "guild_id"))
                .bind("now", now)
                .bind("limit", limit)
                .map(row -> new DueTournament(
                        row.getColumn("id", TournamentId.class),
                        row.getColumn("calls", Long.class),
                        Optional.ofNullable(row.getColumn("message_id", MessageId.class))))
                .list());
    }

    @Override
    public void posted(TournamentId id, MessageId message) {
        transactions.write(handle -> handle.createUpdate("UPDATE tournaments SET message_id = :message WHERE id = :id")
                .bind("message", message)
                .bind("id", id)
                .execute());
    }

    @Override
    public void next(DueTournament before, Optional<Instant> at) {
        transactions.write(
                handle -> handle.createUpdate("UPDATE tournaments SET due_at = :at WHERE id = :id AND calls = :calls")
                        .bind("at", at)
                        .bind("id", before.id())
                        .bind("calls", before.calls())
                        .execute());
    }
}
