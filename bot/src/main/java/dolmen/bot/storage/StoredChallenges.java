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
                            INSERT INTO challenges (guild_id, channel_id, challenger_id, variant, side, answer, made_at)
                            VALUES (:guild, :channel, :challenger, :variant, :side, 'OPEN', :made)
                            """)
                    .bind("guild", draft.guild().value())
                    .bind("channel", draft.channel().value())
                    .bind("challenger", draft.challenger().value())
                    .bind("variant", draft.variant().text())
                    .bind("side", draft.side().name())
                    .bind("made", draft.madeAt().toEpochMilli())
                    .executeAndReturnGeneratedKeys("id")
                    .map((row, statement) -> row.getLong(1))
                    .one();
            var challenge = new ChallengeId(id);
            insertInvitations(handle, challenge, draft.opponents());
            return find(handle, challenge).orElseThrow();
        });
    }

    private static void insertInvitations(Handle handle, ChallengeId challenge, List<PlayerId> opponents) {
        var rows = handle.prepareBatch("""
                INSERT INTO invitations (challenge_id, place, opponent_id, accepted) VALUES (:challenge, :place, :opponent, 0)
                """);
        for (int place = 0; place < opponents.size(); place++) {
            rows.bind("challenge", challenge.value())
                    .bind("place", place)
                    .bind("opponent", opponents.get(place).value())
                    .add();
        }
        rows.execute();
    }

    @Override
    public Optional<Challenge> find(ChallengeId id) {
        return database.read(handle -> find(handle, id));
    }

    private Optional<Challenge> find(Handle handle, ChallengeId id) {
        return handle.createQuery("SELECT * FROM challenges WHERE id = :id")
                .bind("id", id.value())
                .map((row, statement) -> read(row, invitations(handle, id)))
                .findOne();
    }

    private static List<Challenge.Invitation> invitations(Handle handle, ChallengeId id) {
        return handle.createQuery("SELECT * FROM invitations WHERE challenge_id = :id ORDER BY place")
                .bind("id", id.value())
                .map((row, statement) ->
                        new Challenge.Invitation(new PlayerId(row.getLong("opponent_id")), row.getBoolean("accepted")))
                .list();
    }

    private Challenge read(ResultSet row, List<Challenge.Invitation> invitations) throws SQLException {
        var id = new ChallengeId(row.getLong("id"));
        try {
            return new Challenge(
                    id,
                    new GuildId(row.getLong("guild_id")),
                    new ChannelId(row.getLong("channel_id")),
                    new PlayerId(row.getLong("challenger_id")),
                    invitations,
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
    public Acceptance accept(ChallengeId id, PlayerId by, Opening opening) {
        return database.write(handle -> {
            if (!acceptInvitation(handle, id, by)) {
                return new Acceptance.TooLate();
            }
            Challenge challenge = find(handle, id).orElseThrow();
            return challenge.awaited().isEmpty()
                    ? new Acceptance.Begun(begin(handle, id, opening))
                    : new Acceptance.Waiting(challenge);
        });
    }

    private static boolean acceptInvitation(Handle handle, ChallengeId id, PlayerId by) {
        return handle.createUpdate("""
                                UPDATE invitations SET accepted = 1
                                WHERE challenge_id = :id AND opponent_id = :by AND accepted = 0
                                  AND EXISTS (SELECT 1 FROM challenges WHERE id = :id AND answer = 'OPEN')
                                """)
                        .bind("id", id.value())
                        .bind("by", by.value())
                        .execute()
                == 1;
    }

    private Match begin(Handle handle, ChallengeId id, Opening opening) {
        close(handle, id, Challenge.Answer.ACCEPTED);
        MatchId match = MatchRows.insert(handle, id, opening);
        int plies = opening.record().moves().size();
        NoticeRows.insert(handle, List.of(new Notice(match, plies, Notice.Kind.BOARD)), opening.now());
        return matches.find(handle, match).orElseThrow();
    }

    private static boolean close(Handle handle, ChallengeId id, Challenge.Answer answer) {
        return handle.createUpdate("UPDATE challenges SET answer = :answer WHERE id = :id AND answer = 'OPEN'")
                        .bind("answer", answer.name())
                        .bind("id", id.value())
                        .execute()
                == 1;
    }
}
