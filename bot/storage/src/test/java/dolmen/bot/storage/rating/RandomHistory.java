package dolmen.bot.storage.rating;

import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.RatingService;
import dolmen.bot.storage.TestDatabase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;

/** Finished matches of many people with random results, written into the tables as a host would leave them. */
final class RandomHistory {
    private static final int PEOPLE = 300;

    /** They play each other all day long. */
    private static final int RIVALS = 2;

    private static final int SERVERS = 5;
    private static final long FIRST_PERSON = 1_100_000_000_000_000_000L;
    private static final List<String> VARIANTS = List.of(
            "mausoleum",
            "obelisk",
            "obelisk(mode=bounded)",
            "gardsdansen",
            "gardsdansen(rule=klint)",
            "mausoleum-cards(players=3)",
            "mausoleum-cards(players=5)",
            "no-longer-played");

    private final TestDatabase database;
    private final RatingService ratings;
    private final Random random;
    private final List<PlayerId> people = new ArrayList<>(IntStream.range(0, PEOPLE)
            .mapToObj(number -> new PlayerId(FIRST_PERSON + number))
            .toList());
    private final List<Long> rankedMatches = new ArrayList<>();
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private int deletions;

    RandomHistory(TestDatabase database, RatingService ratings, Random random) {
        this.database = database;
        this.ratings = ratings;
        this.random = random;
    }

    Instant now() {
        return now;
    }

    int deletions() {
        return deletions;
    }

    /** A random event: mostly a match ends, now and then one is declared void or somebody has all data deleted. */
    void happen() {
        now = now.plusSeconds(random.nextInt(3600));
        int what = random.nextInt(100);
        if (what < 4 && !rankedMatches.isEmpty()) {
            annul();
        } else if (what == 4) {
            delete();
        } else {
            end();
        }
        if (random.nextInt(20) == 0) {
            ratings.of(people.getFirst());
        }
    }

    /** A random player: the more one has played the more likely. */
    private PlayerId somebody() {
        double skewed = random.nextDouble() * random.nextDouble();
        return people.get((int) (skewed * people.size()));
    }

    private void end() {
        if (random.nextInt(4) == 0) {
            end(VARIANTS.getFirst(), people.subList(0, RIVALS));
        } else {
            endAmongAll();
        }
    }

    private void endAmongAll() {
        String variant = VARIANTS.get(random.nextInt(VARIANTS.size()));
        int seats = variant.contains("players=") ? variant.charAt(variant.length() - 2) - '0' : 2;
        List<PlayerId> players = new ArrayList<>();
        while (players.size() < seats) {
            PlayerId next = somebody();
            if (!players.contains(next)) {
                players.add(next);
            }
        }
        end(variant, players);
    }

    private void end(String variant, List<PlayerId> players) {
        rankedMatches.add(database.transactions().write(handle -> insert(handle, variant, players)));
    }

    private long insert(Handle handle, String variant, List<PlayerId> players) {
        long guild = 1L + random.nextInt(SERVERS);
        long challenge = inserted(
                handle, """
                INSERT INTO challenges (guild_id, channel_id, challenger_id, variant, answer, made_at, expires_at, rated)
                VALUES (%d, 1, %s, '%s', 'ACCEPTED', 0, 0, %s)
                """.formatted(guild, players.getFirst(), variant, random.nextInt(10) == 0 ? "FALSE" : "TRUE"));
        boolean drawn = random.nextInt(8) == 0;
        long match = inserted(handle, """
                INSERT INTO matches (challenge_id, guild_id, channel_id, thread_id, game, variant, plies, result, look_at,
                                     started_at, changed_at)
                VALUES (%d, %d, 1, 1, '%s', '%s', 0, '%s', NULL, %d, %d)
                """.formatted(
                        challenge,
                        guild,
                        variant.split("\\(", -1)[0],
                        variant,
                        drawn ? "DRAWN" : "DECIDED",
                        now.toEpochMilli(),
                        now.toEpochMilli()));
        List<Integer> places =
                new ArrayList<>(IntStream.rangeClosed(1, players.size()).boxed().toList());
        Collections.shuffle(places, random);
        for (int seat = 0; seat < players.size(); seat++) {
            handle.execute(
                    "INSERT INTO seats (match_id, seat, player_id, place) VALUES (?, ?, ?, ?)",
                    match,
                    seat,
                    players.get(seat).value(),
                    drawn ? 1 : places.get(seat));
        }
        log(handle, match, "ENDED");
        return match;
    }

    private static long inserted(Handle handle, String sql) {
        return handle.createUpdate(sql)
                .executeAndReturnGeneratedKeys("id")
                .mapTo(long.class)
                .one();
    }

    private void annul() {
        long match = rankedMatches.remove(random.nextInt(rankedMatches.size()));
        database.transactions().write(handle -> {
            handle.execute("UPDATE matches SET result = 'VOID' WHERE id = ?", match);
            return log(handle, match, "VOIDED");
        });
    }

    /** Moderators annul; older entries do not have the moderator. */
    private int log(Handle handle, long match, String kind) {
        boolean byModerator = random.nextInt(10) < (kind.equals("ENDED") ? 1 : 8);
        return handle.execute("""
                INSERT INTO results (number, match_id, kind, at, by_moderator)
                SELECT coalesce(max(number), 0) + 1, ?, ?, ?, %s FROM results
                """.formatted(byModerator ? "TRUE" : "FALSE"), match, kind, now.toEpochMilli());
    }

    private void delete() {
        int who = random.nextInt(random.nextBoolean() ? RIVALS : people.size());
        if (database.traces().erase(people.get(who), Set.of(), now).isEmpty()) {
            throw new IllegalStateException("nobody here is in a live match");
        }
        deletions++;
        if (random.nextBoolean()) {
            people.set(who, new PlayerId(FIRST_PERSON + PEOPLE + deletions));
        }
    }
}
