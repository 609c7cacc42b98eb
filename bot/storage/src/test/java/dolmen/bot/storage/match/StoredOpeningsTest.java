package dolmen.bot.storage.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.DORA;
import static dolmen.bot.match.TestHost.GUILD;
import static dolmen.bot.match.TestHost.MODERATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.opening.Discretion;
import dolmen.bot.opening.OpeningLine;
import dolmen.bot.opening.OpeningWorker;
import dolmen.bot.opening.Openings;
import dolmen.bot.storage.verification.Findings;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.opponent.Tally;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the stored openings: every match once, whatever happens to it and to the host. */
final class StoredOpeningsTest {
    @TempDir
    private Path folder;

    private TestHost host;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Match win(Player winner, Player loser) {
        return host.play(host.begin("heap", loser, winner), "take-2", "take-1");
    }

    private long start() {
        var heap = host.variant("heap");
        return OpeningLine.key(heap, (OpenPosition<?>) host.games.game("heap").start(heap));
    }

    private List<Openings.Usage> atStart() {
        return host.database.openings().at(start());
    }

    private int read() {
        return host.database.openings().read(100);
    }

    private static Openings.Usage byPeople(Tally tally, int persons) {
        return new Openings.Usage("take-2", tally, persons, Tally.NONE);
    }

    private void assertWhole() {
        var faults = new ArrayList<String>();
        host.database.opened().verify(host.clock.instant(), new Findings() {
            @Override
            public void fault(String what) {
                faults.add(what);
            }

            @Override
            public void progress(long matches, long all) {}
        });
        assertThat(faults).isEmpty();
    }

    @Test
    void a_match_is_read_once_when_it_has_ended() {
        host.play(host.begin("heap", ANNA, BERT), "take-1");
        win(BERT, ANNA);

        assertThat(atStart()).isEmpty();
        assertThat(read()).isEqualTo(1);
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 1), 2));
        assertThat(read()).isZero();
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 1), 2));
        assertWhole();
    }

    @Test
    void matches_through_a_position_are_counted_by_move_and_by_result_for_the_mover() {
        win(BERT, ANNA);
        win(CARL, ANNA);
        host.play(host.begin("heap", DORA, BERT), "take-1", "take-1", "take-1");
        read();

        assertThat(atStart())
                .containsExactlyInAnyOrder(
                        byPeople(new Tally(0, 0, 2), 3),
                        new Openings.Usage("take-1", new Tally(1, 0, 0), 2, Tally.NONE));
    }

    @Test
    void a_match_that_is_declared_void_is_taken_out_and_stays_out() {
        Match match = win(BERT, ANNA);
        win(CARL, ANNA);
        read();
        host.moderation.annul(match.id(), MODERATOR, GUILD);

        assertThat(read()).isEqualTo(1);
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 1), 2));
        assertWhole();

        Match unread = win(DORA, ANNA);
        host.moderation.annul(unread.id(), MODERATOR, GUILD);
        assertThat(read()).isEqualTo(2);
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 1), 2));
        assertWhole();
    }

    @Test
    void a_step_that_fails_leaves_nothing_half_done() {
        win(BERT, ANNA);
        win(CARL, ANNA);
        refuseTheSecond();

        assertThatThrownBy(this::read).hasStackTraceContaining("refusal");
        assertThat(atStart()).isEmpty();
        assertWhole();

        host.database.transactions().write(handle -> handle.execute("DROP INDEX refusal"));
        assertThat(read()).isEqualTo(2);
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 2), 3));
    }

    private void refuseTheSecond() {
        host.database
                .transactions()
                .write(handle -> handle.execute(
                        "CREATE UNIQUE INDEX refusal ON results ((opening_read + 0)) WHERE opening_read = 1"));
    }

    @Test
    void the_matches_of_before_are_read_a_few_at_a_time() {
        for (int match = 0; match < 41; match++) {
            win(BERT, ANNA);
        }
        var further = new AtomicInteger();
        var worker = new OpeningWorker(host.database.openings(), further::incrementAndGet);
        for (int step = 0; step <= further.get(); step++) {
            worker.readSome();
        }

        assertThat(further).hasValue(2);
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 41), 2));
    }

    @Test
    void forgotten_people_are_nowhere_in_it_and_count_as_one() {
        win(BERT, ANNA);
        win(CARL, ANNA);
        win(DORA, ANNA);
        read();
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 3), Discretion.PEOPLE));

        assertThat(host.privacy.delete(BERT.id())).isTrue();
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 3), 4));
        assertThat(host.privacy.delete(CARL.id())).isTrue();
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 3), 3));
    }

    @Test
    void computers_are_no_people() {
        var ylva = new Player(PlayerId.ofComputer(1), "Ylva", false);
        var odd = new Player(PlayerId.ofComputer(2), "Odd", false);
        win(ylva, odd);
        win(ylva, ANNA);
        read();

        assertThat(atStart()).containsExactly(new Openings.Usage("take-2", new Tally(0, 0, 1), 1, new Tally(0, 0, 1)));
    }

    @Test
    void a_match_that_cannot_be_read_any_more_holds_up_no_other() {
        Match broken = win(BERT, ANNA);
        win(CARL, ANNA);
        host.database
                .transactions()
                .write(handle -> handle.execute("UPDATE moves SET move = 'nonsense' WHERE match_id = ?", broken.id()));

        assertThat(read()).isEqualTo(2);
        assertThat(atStart()).containsExactly(byPeople(new Tally(0, 0, 1), 2));
    }

    @Test
    void a_match_in_which_not_everybody_played_is_left_out() {
        Match begun = host.play(host.begin("heap", ANNA, BERT), "take-1");
        host.act(begun, new HostAct.Resignation(Seat.SECOND));

        read();

        assertThat(atStart()).isEmpty();
    }
}
