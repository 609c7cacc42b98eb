package dolmen.benchmarks;

import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingService;
import dolmen.bot.storage.Database;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Creates the database of a host that has run for a long time, with many matches of all variants. Each has a real
 * record, its seats, its settled notices and its result; every tenth is live. A seed makes the matches reproducible.
 * Arguments: the file, the number of matches, and optionally the number of matches for each live one (default ten).
 */
public final class ManyMatches {
    private static final int RECORDS = 400;
    private static final int PLAYERS = 5_000;
    private static final int SERVERS = 200;
    private static final int LIVE_EACH = 10;
    private static final Duration CLOCK = Duration.ofHours(20);
    private static final long FIRST_ID = 1_000_000_000_000_000_000L;
    private static final Duration BETWEEN = Duration.ofMinutes(2);

    private final GameRegistry games = GameRegistry.load();
    private final Random random = new Random(12);
    private final Instant now;
    private final int liveEach;

    private ManyMatches(Instant now, int liveEach) {
        this.now = now;
        this.liveEach = liveEach;
    }

    /** A finished game, and an earlier moment of it for a live match. */
    private record Played(HostedGame<?> ended, HostedGame<?> live) {}

    /** Creates the file, which must not exist. */
    public static void main(String[] arguments) throws SQLException {
        Path file = Path.of(arguments[0]);
        int matches = Integer.parseInt(arguments[1]);
        if (Files.exists(file)) {
            throw new IllegalArgumentException(file + " already exists");
        }
        int liveEach = arguments.length > 2 ? Integer.parseInt(arguments[2]) : LIVE_EACH;
        new ManyMatches(Instant.now(), liveEach).fill(file, matches);
    }

    /** Creates the file, which must not exist, with live matches only. */
    public static void fillWithLive(Path file, int matches) throws SQLException {
        new ManyMatches(Instant.now(), 1).fill(file, matches);
    }

    private void fill(Path file, int matches) throws SQLException {
        Database.open(file, games).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            connection.setAutoCommit(false);
            new Rows(connection).fill(matches);
            connection.commit();
        }
        try (Database database = Database.open(file, games)) {
            new RatingService(database.ratings().ratings(), database.ratings().standings(), new Judge(games), () -> now)
                    .settle();
        }
    }

    private Played play(Variant variant) {
        HostedGame<?> game =
                HostedGame.start(games.game(variant.game()), variant).playChance(random);
        int plies = 0;
        while (game.live()) {
            Seat mover = game.toMove().orElseThrow();
            List<String> legal = game.standing().legalMoves(mover);
            String move = legal.get(random.nextInt(legal.size()));
            game = ((TypedTurn.Played) game.playTyped(mover, move)).game().playChance(random);
            plies++;
        }
        HostedGame<?> live = game.after(random.nextInt(game.entries() / 2, game.entries()));
        return new Played(game, plies == 0 ? game : live.playChance(random));
    }

    /** The statements that fill the tables. */
    private final class Rows {
        private final PreparedStatement player;
        private final PreparedStatement challenge;
        private final PreparedStatement chair;
        private final PreparedStatement match;
        private final PreparedStatement seat;
        private final PreparedStatement move;
        private final PreparedStatement notice;
        private final PreparedStatement result;

        Rows(Connection connection) throws SQLException {
            player = connection.prepareStatement("INSERT INTO players (id, name) VALUES (?, ?)");
            challenge = connection.prepareStatement("""
                    INSERT INTO challenges (id, guild_id, channel_id, challenger_id, variant, answer, made_at, expires_at)
                    VALUES (?, ?, ?, ?, ?, 'ACCEPTED', ?, ?)
                    """);
            chair = connection.prepareStatement("""
                    INSERT INTO chairs (challenge_id, place, reserved_for, taken_by, seat) VALUES (?, ?, ?, ?, ?)
                    """);
            match = connection.prepareStatement("""
                    INSERT INTO matches (id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, result,
                        started_at, changed_at, revision, clock_seat, clock_since, clock_allowance,
                        clock_reminded, look_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?)
                    """);
            seat = connection.prepareStatement(
                    "INSERT INTO seats (match_id, seat, player_id, place) VALUES (?, ?, ?, ?)");
            move = connection.prepareStatement("INSERT INTO moves (match_id, ply, move) VALUES (?, ?, ?)");
            notice = connection.prepareStatement("""
                    INSERT INTO notices (match_id, revision, ply, kind, due_at, settled_at, settled_how)
                    VALUES (?, ?, ?, ?, ?, ?, 'message 1')
                    """);
            result = connection.prepareStatement("INSERT INTO results (match_id, kind, at) VALUES (?, 'ENDED', ?)");
        }

        void fill(int matches) throws SQLException {
            for (int index = 0; index < PLAYERS; index++) {
                enter(player, FIRST_ID + index, "Player " + index);
            }
            player.executeBatch();
            List<Variant> variants = games.variants().toList();
            List<Played> played = IntStream.range(0, RECORDS)
                    .mapToObj(index -> play(variants.get(index % variants.size())))
                    .toList();
            for (int id = 1; id <= matches; id++) {
                Played one = played.get(random.nextInt(RECORDS));
                add(id, id % liveEach == 0 ? one.live() : one.ended(), now.minus(BETWEEN.multipliedBy(matches - id)));
            }
        }

        private void add(int id, HostedGame<?> game, Instant changed) throws SQLException {
            long server = FIRST_ID + random.nextInt(SERVERS);
            long at = changed.toEpochMilli();
            int seats = game.standing().position().seats();
            List<Long> players = random.longs(0, PLAYERS)
                    .distinct()
                    .limit(seats)
                    .map(number -> FIRST_ID + number)
                    .boxed()
                    .toList();
            String variant = game.variant().text();
            enter(challenge, id, server, server, players.getFirst(), variant, at, at);
            enter(
                    match,
                    id,
                    id,
                    server,
                    server,
                    FIRST_ID + id,
                    game.variant().game(),
                    variant,
                    game.entries(),
                    ending(game),
                    at,
                    at,
                    game.entries(),
                    game.toMove().map(Seat::index).orElse(null),
                    game.live() ? at : null,
                    game.live() ? now.plus(CLOCK).toEpochMilli() : null);
            for (int index = 0; index < seats; index++) {
                enter(chair, id, index, index == 0 ? null : players.get(index), players.get(index), index);
                enter(seat, id, index, players.get(index), place(game, new Seat(index)));
            }
            List<String> moves = game.record().moves();
            for (int ply = 0; ply < moves.size(); ply++) {
                enter(move, id, ply, moves.get(ply));
                enter(notice, id, ply + 1, ply + 1, game.live() || ply + 1 < moves.size() ? "BOARD" : "RESULT", at, at);
            }
            if (!game.live()) {
                enter(result, id, at);
            }
            for (PreparedStatement rows : List.of(challenge, match, chair, seat, move, notice, result)) {
                rows.executeBatch();
            }
        }

        private @Nullable String ending(HostedGame<?> game) {
            return game.conclusion()
                    .map(ended -> ended instanceof Conclusion.Ranked ranked && ranked.drawn() ? "DRAWN" : "DECIDED")
                    .orElse(null);
        }

        /** The place of a seat; seats that share a place get its best number. */
        private @Nullable Integer place(HostedGame<?> game, Seat own) {
            int place = 1;
            for (Set<Seat> seats : game.conclusion()
                    .filter(Conclusion.Ranked.class::isInstance)
                    .map(ended -> ((Conclusion.Ranked) ended).ranking())
                    .orElse(List.of())) {
                if (seats.contains(own)) {
                    return place;
                }
                place += seats.size();
            }
            return null;
        }

        private void enter(PreparedStatement row, @Nullable Object... values) throws SQLException {
            for (int index = 0; index < values.length; index++) {
                row.setObject(index + 1, values[index]);
            }
            row.addBatch();
        }
    }
}
