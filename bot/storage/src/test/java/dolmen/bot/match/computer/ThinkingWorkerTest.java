package dolmen.bot.match.computer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.plan.PlanResult;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Strategy;
import dolmen.rules.search.Thought;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that computer players move at the right time, and play each turn once, whatever happens meanwhile. */
final class ThinkingWorkerTest {
    private static final Player YLVA = computer(0);
    private static final Player ODD = computer(1);
    private static final Player HALLVARD = computer(5);
    private static final ChannelId ELSEWHERE = new ChannelId(77);

    private final List<MatchId> signs = new ArrayList<>();

    @TempDir
    private Path folder;

    private TestHost host;
    private SolvedVariants solved = SolvedVariants.NONE;

    @BeforeEach
    void open() {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void a_computer_moves_when_it_is_its_turn_and_not_before() {
        Match match = host.begin("obelisk", TestHost.ANNA, YLVA);
        worker(new Random(1)).thinkDue();
        assertThat(now(match).ply()).isZero();

        host.play(match, "c1-b2");
        worker(new Random(1)).thinkDue();
        worker(new Random(1)).thinkDue();

        assertThat(now(match).ply()).isEqualTo(2);
        assertThat(now(match).playerToMove()).contains(TestHost.ANNA.id());
    }

    @Test
    void a_turn_and_its_answer_owe_one_board() {
        Match match = host.begin("obelisk", TestHost.ANNA, YLVA);
        host.play(match, "c1-b2");
        assertThat(boards()).containsExactly(0);

        worker(new Random(1)).thinkDue();

        assertThat(boards()).containsExactly(0, 2);
        assertThat(now(match).runFrom()).contains(0);
    }

    @Test
    void a_computer_that_begins_owes_the_first_board_with_its_move() {
        Match match = host.begin("obelisk", YLVA, TestHost.ANNA);
        assertThat(boards()).isEmpty();

        worker(new Random(1)).thinkDue();

        assertThat(boards()).containsExactly(1);
        assertThat(now(match).publicly().first()).isTrue();
    }

    @Test
    void an_answer_that_was_planned_to_a_computers_turn_is_told_with_all_before_it() {
        Match match = host.play(host.begin("obelisk", TestHost.ANNA, YLVA), "c1-b2");
        String lines = match.standing().legalMoves(new Seat(1)).stream()
                .map(move -> move + ", " + answerTo(match, move))
                .collect(Collectors.joining("\n"));
        assertThat(host.plans.replace(match.id(), TestHost.ANNA.id(), 1, lines)).isInstanceOf(PlanResult.Stored.class);

        worker(new Random(1)).thinkDue();

        assertThat(now(match).ply()).isEqualTo(3);
        assertThat(now(match).runFrom()).contains(0);
        assertThat(boards()).containsExactly(0);
        worker(new Random(1)).thinkDue();
        assertThat(now(match).runFrom()).contains(0);
        assertThat(boards()).containsExactly(0, 4);
    }

    @Test
    void a_turn_of_several_plies_is_stored_whole() {
        Match match = host.begin("gardsdansen", YLVA, TestHost.ANNA);

        worker(new Random(1)).thinkDue();

        assertThat(now(match).amidTurn()).isFalse();
        assertThat(now(match).playerToMove()).contains(TestHost.ANNA.id());
        assertThat(now(match).ply()).isGreaterThan(1);
    }

    @Test
    void the_strongest_computer_plays_practice_from_the_operators_tables_and_no_rated_match() {
        solved = new SolvedVariants(Map.of(host.variant("obelisk"), new LastMove()), CertifiedReplies.NONE);
        Match practice = host.beginFriendly("obelisk", HALLVARD, TestHost.ANNA);
        Match rated = host.begin("obelisk", ELSEWHERE, HALLVARD, TestHost.ANNA);
        Match weaker = host.beginFriendly("obelisk", YLVA, TestHost.BERT);

        worker(new Random(1)).thinkDue();

        String last = practice.standing().legalMoves(new Seat(0)).getLast();
        assertThat(now(practice).game().record().moves()).containsExactly(last);
        assertThat(now(rated).ply()).isEqualTo(1);
        assertThat(solved.move(rated, Opponent.ALL.getLast(), rated.game(), new Random(1)))
                .isEmpty();
        assertThat(solved.move(weaker, Opponent.ALL.getFirst(), weaker.game(), new Random(1)))
                .isEmpty();
        assertThat(solved.faultless(host.variant("obelisk"))).contains(Opponent.ALL.getLast());
        assertThat(solved.faultless(host.variant("mausoleum"))).isEmpty();
    }

    /** Replaces a table; its choice differs from that of every real player. */
    private record LastMove() implements Strategy {
        @Override
        public <M extends Move> Thought<M> think(
                Situation<M> situation, Budget budget, RandomGenerator random, Consumer<Thought<M>> progress) {
            return new Thought<>(0, List.of(situation.view().legalMoves().getLast()), 1, 1);
        }
    }

    @Test
    void hints_that_are_allowed_while_a_computer_is_to_move_leave_its_answer_part_of_the_run() {
        Match match = host.beginFriendly("murus-gallicus(goal=escape,players=3)", TestHost.ANNA, YLVA, TestHost.BERT);
        host.play(match, match.standing().legalMoves(Seat.FIRST).getFirst());
        host.etiquette.ask(match.id(), TestHost.ANNA.id(), host.seen(match.id()), Request.Kind.HINTS);
        host.etiquette.agree(match.id(), TestHost.BERT.id(), host.seen(match.id()), Request.Kind.HINTS);
        assertThat(now(match).record().moves()).endsWith("!hints");

        worker(new Random(1)).thinkDue();

        assertThat(now(match).ply()).isEqualTo(3);
        assertThat(now(match).runFrom()).contains(0);
        assertThat(now(match).publicly().lastMover()).contains(Seat.SECOND);
        assertThat(host.owed().getLast().notice().kind()).isEqualTo(Notice.Kind.BOARD);
    }

    @Test
    void a_computer_agrees_to_hints_where_nothing_is_at_stake() {
        var courtesy = new Courtesy(new Random(1));
        Match rated = host.begin("obelisk", TestHost.ANNA, YLVA);
        Match friendly = host.beginFriendly("obelisk", TestHost.ANNA, YLVA);

        assertThat(courtesy.test(rated, Request.Kind.HINTS)).isFalse();
        assertThat(courtesy.test(friendly, Request.Kind.HINTS)).isTrue();
    }

    @Test
    void a_thought_about_a_turn_that_was_taken_back_meanwhile_is_dropped() {
        Match match = host.begin("obelisk", TestHost.ANNA, YLVA);
        host.play(match, "c1-b2");
        RandomGenerator takingBack = new Random(1) {
            @Override
            public long nextLong() {
                if (now(match).ply() == 1) {
                    host.etiquette.ask(match.id(), TestHost.ANNA.id(), host.seen(match.id()), Request.Kind.TAKE_BACK);
                }
                return super.nextLong();
            }

            @Override
            public double nextDouble() {
                nextLong();
                return super.nextDouble();
            }

            @Override
            public int nextInt(int bound) {
                nextLong();
                return super.nextInt(bound);
            }
        };

        worker(takingBack).thinkDue();

        assertThat(now(match).playerToMove()).contains(TestHost.ANNA.id());
        assertThat(now(match).standing().position().ply()).isZero();
    }

    @Test
    void a_thought_that_fails_holds_up_no_other_and_is_tried_again_in_a_minute() {
        Match ill = host.begin("obelisk", TestHost.CHANNEL, YLVA, TestHost.ANNA);
        RandomGenerator broken = new Random(1) {
            @Override
            public long nextLong() {
                throw new IllegalStateException("no dice");
            }

            @Override
            public double nextDouble() {
                throw new IllegalStateException("no dice");
            }

            @Override
            public int nextInt(int bound) {
                throw new IllegalStateException("no dice");
            }
        };

        worker(broken).thinkDue();
        Match well = host.begin("obelisk", TestHost.CHANNEL, ODD, TestHost.BERT);
        worker(new Random(1)).thinkDue();

        assertThat(now(ill).ply()).isZero();
        assertThat(now(well).ply()).isEqualTo(1);
        host.clock.advance(Duration.ofMinutes(1));
        worker(new Random(1)).thinkDue();
        assertThat(now(ill).ply()).isEqualTo(1);
    }

    @Test
    void computers_do_not_think_during_a_pause() {
        Match match = host.begin("obelisk", "3d", TestHost.CHANNEL, TestHost.ANNA, YLVA);
        host.timekeeper.attendDue();
        host.etiquette.ask(match.id(), TestHost.ANNA.id(), host.seen(match.id()), Request.Kind.PAUSE);

        assertThat(now(match).clock().stopped()).isTrue();
        assertThat(host.database.thoughts().due(host.clock.instant(), 10)).isEmpty();
    }

    @Test
    void computers_among_themselves_move_every_twenty_seconds_and_show_each_move() {
        Match match = host.begin("obelisk", YLVA, ODD);
        worker(new Random(1)).thinkDue();
        assertThat(now(match).ply()).isZero();

        for (int moves = 1; moves <= 3; moves++) {
            host.clock.advance(Duration.ofSeconds(20));
            worker(new Random(1)).thinkDue();
            assertThat(now(match).ply()).isEqualTo(moves);
        }

        assertThat(boards()).containsExactly(0, 1, 2, 3);
        assertThat(host.database.exhibitions().on(TestHost.GUILD)).contains(match.id());
    }

    @Test
    void a_thought_that_lasts_is_shown_once_in_a_while() {
        Match match = host.begin("obelisk", YLVA, TestHost.ANNA);
        ThinkingWorker busy = worker(new Random(1), busyLanes());
        busy.thinkDue();
        assertThat(signs).isEmpty();

        host.clock.advance(Duration.ofSeconds(3));
        busy.thinkDue();
        busy.thinkDue();

        assertThat(signs).containsExactly(match.id());
        assertThat(now(match).ply()).isZero();
    }

    @Test
    void the_names_of_computer_players_are_those_of_the_rules() {
        for (Opponent opponent : Opponent.ALL) {
            assertThat(host.database
                            .players()
                            .of(ComputerPlayers.idOf(opponent))
                            .orElseThrow()
                            .name())
                    .isEqualTo(opponent.name());
            assertThat(ComputerPlayers.of(ComputerPlayers.idOf(opponent))).contains(opponent);
        }
        assertThat(ComputerPlayers.of(TestHost.ANNA.id())).isEmpty();
    }

    private static String answerTo(Match match, String move) {
        return match.game().playTyped(new Seat(1), move) instanceof TypedTurn.Played(HostedGame<?> game)
                ? game.standing().legalMoves(new Seat(0)).getFirst()
                : "";
    }

    private ThinkingWorker worker(RandomGenerator random) {
        return worker(random, new SingleLane<>());
    }

    private ThinkingWorker worker(RandomGenerator random, Lanes<MatchId> lanes) {
        return new ThinkingWorker(
                host.database.thoughts(),
                host.liveMatches,
                host.ledger,
                match -> signs.add(match.id()),
                solved,
                random,
                lanes,
                host.clock);
    }

    private static Lanes<MatchId> busyLanes() {
        return new Lanes<>() {
            @Override
            public Set<MatchId> busy() {
                return Set.of();
            }

            @Override
            public boolean enter(MatchId key, Runnable task) {
                return false;
            }
        };
    }

    private Match now(Match match) {
        return host.liveMatches.find(match.id()).orElseThrow();
    }

    /** The plies of the owed boards. */
    private List<Integer> boards() {
        return host.owed().stream()
                .map(NoticeQueue.OwedNotice::notice)
                .filter(notice -> notice.kind() == Notice.Kind.BOARD)
                .map(Notice::ply)
                .toList();
    }

    private static Player computer(int index) {
        Opponent opponent = Opponent.ALL.get(index);
        return new Player(ComputerPlayers.idOf(opponent), opponent.name(), false);
    }
}
