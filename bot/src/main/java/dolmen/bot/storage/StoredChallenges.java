package dolmen.bot.storage;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.ChallengeId;
import dolmen.bot.match.ChallengeRepository;
import dolmen.bot.match.ChannelId;
import dolmen.bot.match.GuildId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchId;
import dolmen.bot.match.Notice;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.SideWish;
import dolmen.bot.match.Venue;
import dolmen.rules.GameRegistry;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The challenges in the database. */
final class StoredChallenges implements ChallengeRepository {
    private final Database database;
    private final GameRegistry games;
    private final MatchRows matches;

    StoredChallenges(Database database, GameRegistry games) {
        this.database = database;
        this.games = games;
        this.matches = new MatchRows(games);
    }

    @Override
    public Challenge add(Challenge.Draft draft) {
        return database.write(handle -> {
            long id = handle.createUpdate("""
                            INSERT INTO challenges (guild_id, channel_id, challenger_id, opponent_id, variant, side,
                                                    answer, made_at)
                            VALUES (:guild, :channel, :challenger, :opponent, :variant, :side, 'OPEN', :made)
                            """)
                    .bind("guild", draft.guild().value())
                    .bind("channel", draft.channel().value())
                    .bind("challenger", draft.challenger().value())
                    .bind("opponent", draft.opponent().value())
                    .bind("variant", draft.variant().text())
                    .bind("side", draft.side().name())
                    .bind("made", draft.madeAt().toEpochMilli())
                    .executeAndReturnGeneratedKeys("id")
                    .map((row, statement) -> row.getLong(1))
                    .one();
            return find(handle, new ChallengeId(id)).orElseThrow();
        });
    }

    @Override
    public Optional<Challenge> find(ChallengeId id) {
        return database.read(handle -> find(handle, id));
    }

    private Optional<Challenge> find(Handle handle, ChallengeId id) {
        return handle.createQuery("SELECT * FROM challenges WHERE id = :id")
                .bind("id", id.value())
                .map((row, statement) -> read(row))
                .findOne();
    }

    private Challenge read(ResultSet row) throws SQLException {
        var id = new ChallengeId(row.getLong("id"));
        try {
            return new Challenge(
                    id,
                    new GuildId(row.getLong("guild_id")),
                    new ChannelId(row.getLong("channel_id")),
                    new PlayerId(row.getLong("challenger_id")),
                    new PlayerId(row.getLong("opponent_id")),
                    StoredVariant.read(games, row.getString("variant")),
                    SideWish.valueOf(row.getString("side")),
                    Challenge.Answer.valueOf(row.getString("answer")),
                    Instant.ofEpochMilli(row.getLong("made_at")));
        } catch (IllegalArgumentException cause) {
            throw new UnreadableRowException("Challenge", id.value(), cause);
        }
    }

    @Override
    public boolean callOff(ChallengeId id, Challenge.Answer answer) {
        return database.write(handle -> close(handle, id, answer));
    }

    @Override
    public Optional<Match> accept(Challenge challenge, Venue venue, List<PlayerId> players, Instant now) {
        return database.write(handle -> {
            if (!close(handle, challenge.id(), Challenge.Answer.ACCEPTED)) {
                return Optional.empty();
            }
            MatchId match = MatchRows.insert(handle, challenge.id(), venue, challenge.variant(), players, now);
            NoticeRows.insert(handle, List.of(new Notice(match, 0, Notice.Kind.BOARD)), now);
            return matches.find(handle, match);
        });
    }

    private static boolean close(Handle handle, ChallengeId id, Challenge.Answer answer) {
        return handle.createUpdate("UPDATE challenges SET answer = :answer WHERE id = :id AND answer = 'OPEN'")
                        .bind("answer", answer.name())
                        .bind("id", id.value())
                        .execute()
                == 1;
    }
}
