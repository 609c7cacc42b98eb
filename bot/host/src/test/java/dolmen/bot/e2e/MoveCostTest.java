package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.SettableClock;
import dolmen.bot.storage.StatementLog;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What {@code /move} costs the database in a match with clocks that is at hand: all that is done for it from the
 * command to the last look, which is the answer, the delivery of the board and the look for what time does to the
 * match. Not counted are the questions that every worker asks again and again, also when nobody moves.
 */
final class MoveCostTest {
    private static final int MOST_STATEMENTS = 14;
    private static final int MOST_UNTIL_THE_ANSWER = 7;

    /** On a server each transaction that writes for the match waits for its turn first. */
    private static final String TURN = "SELECT pg_advisory_xact_lock";

    private static final int MOST_TURNS = 5;
    /** Several rounds of every worker. */
    private static final Duration SILENCE = Duration.ofSeconds(1);

    private static final String COMMANDS = "answer-";
    private static final String REPLAY = "SELECT move FROM moves";
    private static final String END_OF_DELIVERY = "UPDATE notices SET settled_at";
    private static final String END_OF_LOOK = "UPDATE matches SET look_at";
    private static final String END_OF_OLD_BUTTONS = "DELETE FROM messages";

    @Test
    void a_typed_move_in_a_match_at_hand_costs_few_statements_and_no_replay() throws InterruptedException {
        try (var discord = new LocalDiscord(InstantSource.system(), new SettableClock())) {
            discord.playAtOnce(discord.astrid, discord.bjorn);
            String thread = discord.begin("murus-gallicus");
            discord.play(thread, 1, "a1-a3", "a7-a5");
            Set<String> whenNobodyMoves = whenNobodyMoves(discord);

            for (String move : List.of("b1-b3", "b7-b5", "c1-c3")) {
                try (var log = new StatementLog(discord.hosted().database)) {
                    discord.play(thread, 1, move);
                    discord.eventually(() -> assertThat(String.join("\n", log.all()))
                            .contains(END_OF_DELIVERY, END_OF_LOOK, END_OF_OLD_BUTTONS));

                    assertThat(log.all()).noneMatch(sql -> sql.startsWith(REPLAY));
                    assertThat(withoutTurns(log.of(COMMANDS))).hasSizeBetween(1, MOST_UNTIL_THE_ANSWER);
                    assertThat(withoutLooks(withoutTurns(log.except(whenNobodyMoves))))
                            .hasSizeLessThanOrEqualTo(MOST_STATEMENTS);
                    assertThat(log.all())
                            .filteredOn(sql -> sql.startsWith(TURN))
                            .hasSizeLessThanOrEqualTo(MOST_TURNS);
                }
            }
        }
    }

    private static List<String> withoutTurns(List<String> statements) {
        return statements.stream().filter(sql -> !sql.startsWith(TURN)).toList();
    }

    /** Every worker that is woken looks for what is due, however many matches are moved in. */
    private static List<String> withoutLooks(List<String> statements) {
        return statements.stream().filter(sql -> !sql.contains("LIMIT :limit")).toList();
    }

    private static Set<String> whenNobodyMoves(LocalDiscord discord) throws InterruptedException {
        Thread.sleep(SILENCE);
        try (var log = new StatementLog(discord.hosted().database)) {
            Thread.sleep(SILENCE);
            return Set.copyOf(log.all());
        }
    }
}
