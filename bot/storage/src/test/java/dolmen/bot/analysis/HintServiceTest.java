package dolmen.bot.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.match.plan.PlanResult;
import dolmen.bot.work.Workbenches;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.search.Past;
import dolmen.rules.search.Situation;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that hints are given to the right people, from their own view only. */
@Timeout(120)
final class HintServiceTest {
    private static final Player YLVA = new Player(
            ComputerPlayers.idOf(Opponent.ALL.getFirst()),
            Opponent.ALL.getFirst().name(),
            false);

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

    private HintService.Answer ask(Match match) {
        return new HintService(host.clock, new Workbenches("a hint", 1), host.liveMatches, host.ledger)
                .ask(match, TestHost.ANNA.id(), match.ply());
    }

    @Test
    void a_friendly_twin_of_a_rated_match_gives_no_hints_nor_does_its_mirror_image() {
        Match rated = host.play(
                host.begin("murus-gallicus", TestHost.ANNA, TestHost.BERT),
                "a1-a3",
                "a7-a5",
                "b1-b3",
                "b7-b5",
                "c1-c3",
                "c7-c5");
        Match twin = host.play(
                host.beginFriendly("murus-gallicus", TestHost.ANNA, YLVA),
                "a1-a3",
                "a7-a5",
                "b1-b3",
                "b7-b5",
                "c1-c3",
                "c7-c5");
        Match mirrored = host.play(
                host.beginFriendly("murus-gallicus(army=advanced)", TestHost.ANNA, YLVA),
                "h1-h3",
                "h7-h5",
                "g1-g3",
                "g7-g5",
                "f1-f3",
                "f7-f5");

        assertThat(List.of(ask(twin), ask(mirrored)))
                .containsOnly(new HintService.Answer.Refused(new MatchRefusal.UnderWay(rated)));
        Match passed = host.play(rated, "d1-d3");
        assertThat(ask(twin)).isEqualTo(new HintService.Answer.Refused(new MatchRefusal.UnderWay(passed)));
        host.act(passed, new HostAct.Resignation(Seat.SECOND));
        assertThat(ask(twin)).isInstanceOf(HintService.Answer.Given.class);
    }

    @Test
    void the_first_moves_are_everybodys() {
        host.play(host.begin("murus-gallicus", TestHost.ANNA, TestHost.BERT), "a1-a3", "a7-a5");
        Match twin = host.play(host.beginFriendly("murus-gallicus", TestHost.ANNA, YLVA), "a1-a3", "a7-a5");

        assertThat(ask(twin)).isInstanceOf(HintService.Answer.Given.class);
    }

    @Test
    void in_practice_nobody_asks_a_computer_for_the_answer_to_a_rated_position() {
        String[] moves = {"a1-a3", "a7-a5", "b1-b3", "b7-b5", "c1-c3", "c7-c5"};
        Match rated = host.play(host.play(host.begin("murus-gallicus", TestHost.ANNA, TestHost.BERT), moves), "d1-d3");
        Match twin = host.play(host.beginFriendly("murus-gallicus", TestHost.ANNA, YLVA), moves);

        assertThat(host.matches.play(twin.id(), TestHost.ANNA.id(), twin.ply(), "d1-d3"))
                .isEqualTo(new PlayResult.Refused(new MatchRefusal.UnderWay(rated)));
        assertThat(host.plans.replace(twin.id(), TestHost.ANNA.id(), twin.ply(), "d1-d3"))
                .isNotInstanceOf(PlanResult.Stored.class);
        assertThat(host.matches.play(twin.id(), TestHost.ANNA.id(), twin.ply(), "e1-e3"))
                .isInstanceOf(PlayResult.Played.class);
    }

    @Test
    void a_hint_is_a_legal_move_and_the_same_whenever_it_is_asked_for() {
        Match match = host.beginFriendly("obelisk", TestHost.ANNA, YLVA);

        assertThat(ask(match)).isEqualTo(ask(match)).isInstanceOfSatisfying(HintService.Answer.Given.class, given -> {
            assertThat(match.standing().legalMoves(Seat.FIRST))
                    .containsAll(given.hint().texts());
            assertThat(given.hint().steps()).isNotEmpty();
        });
    }

    @Test
    void the_record_of_a_practice_tells_of_its_first_hint_and_of_no_other() {
        Match practice = host.beginFriendly("obelisk", TestHost.ANNA, YLVA);
        HintService.Answer first = ask(practice);
        Match hinted = host.liveMatches.find(practice.id()).orElseThrow();

        assertThat(hinted.record().moves()).containsExactly("!hints");
        assertThat(ask(hinted)).isEqualTo(first);
        assertThat(ask(practice)).as("asked twice at once").isEqualTo(first);
        assertThat(host.liveMatches.find(practice.id())).contains(hinted);
    }

    @Test
    void a_hint_for_a_turn_of_two_plies_is_the_whole_turn() {
        Match match = host.beginFriendly("gardsdansen", TestHost.ANNA, YLVA);

        assertThat(ask(match)).isInstanceOfSatisfying(HintService.Answer.Given.class, given -> {
            List<String> plies = given.hint().texts();
            assertThat(plies).hasSize(2);
            Match after = host.play(host.play(match, plies.getFirst()), plies.getLast());
            assertThat(after.playerToMove()).contains(YLVA.id());
        });
    }

    @Test
    void others_are_answered_while_more_hints_are_wanted_than_there_are_cores() throws InterruptedException {
        Match match = host.beginFriendly("obelisk", TestHost.ANNA, YLVA);
        int cores = Runtime.getRuntime().availableProcessors();
        var begun = new CountDownLatch(cores);
        var answered = new CountDownLatch(1);
        var thinkers = new Workbenches("a hint", cores);
        var threads = new ArrayList<Thread>();
        for (int asking = 0; asking < cores; asking++) {
            var hints = new HintService(() -> thinking(begun, answered), thinkers, host.liveMatches, host.ledger);
            threads.add(Thread.ofVirtual().start(() -> hints.ask(match, TestHost.ANNA.id(), match.ply())));
        }
        begun.await();

        Thread.ofVirtual().start(answered::countDown).join();

        for (Thread asking : threads) {
            asking.join();
        }
        assertThat(answered.getCount()).isZero();
    }

    /** A thought that goes on until somebody else was answered, and never releases its thread. */
    private static Instant thinking(CountDownLatch begun, CountDownLatch answered) {
        begun.countDown();
        while (answered.getCount() > 0) {
            Thread.onSpinWait();
        }
        return Instant.EPOCH;
    }

    @Test
    void with_hidden_hands_a_hint_depends_only_on_the_players_view() {
        Match match = host.beginFriendly("mausoleum-cards(players=2)", TestHost.ANNA, YLVA);

        assertThat(ask(match))
                .isInstanceOfSatisfying(
                        HintService.Answer.Given.class,
                        given -> assertThat(given.hint().texts().getFirst()).isEqualTo(inAnotherWorld(match.game())));
    }

    /** The strongest opponent's move in a game with other secrets than Anna's real one. */
    private static <M extends Move> String inAnotherWorld(HostedGame<M> game) {
        Position<M> truth = game.standing().position();
        Position<M> other = truth.seenBy(Seat.FIRST).sample(new Random(5));
        assertThat(other).isNotEqualTo(truth);
        var situation = new Situation<>(game.variant(), other.seenBy(Seat.FIRST), Optional.empty(), Past.NONE);
        M move = Opponent.ALL
                .getLast()
                .think(situation, new SplittableRandom(game.entries()), () -> false)
                .move();
        return game.standing().game().notation().write(move);
    }

    @Test
    void there_are_no_hints_in_rated_matches_nor_against_people_who_have_not_agreed() {
        assertThat(ask(host.begin("obelisk", TestHost.ANNA, YLVA))).isEqualTo(new HintService.Answer.NotAllowed());
        assertThat(ask(host.beginFriendly("obelisk", TestHost.ANNA, TestHost.BERT)))
                .isEqualTo(new HintService.Answer.NotAllowed());
        assertThat(ask(host.beginFriendly("murus-gallicus(goal=escape,players=3)", TestHost.ANNA, TestHost.BERT, YLVA)))
                .isEqualTo(new HintService.Answer.NotAllowed());
    }

    @Test
    void after_an_agreement_each_player_gets_hints_on_their_own_turn() {
        Match agreed = host.act(host.beginFriendly("obelisk", TestHost.ANNA, TestHost.BERT), new HostAct.AgreedHints());
        String first = agreed.standing().legalMoves(Seat.FIRST).getFirst();

        assertThat(ask(agreed)).isInstanceOf(HintService.Answer.Given.class);
        assertThat(HintService.offeredNow(agreed, TestHost.ANNA.id())).isTrue();
        assertThat(HintService.offeredNow(agreed, TestHost.BERT.id())).isFalse();
        Match played = host.play(agreed, first);
        assertThat(ask(played)).isInstanceOf(HintService.Answer.Refused.class);
        assertThat(HintService.offeredNow(played, TestHost.BERT.id())).isTrue();
        assertThat(HintService.offeredNow(played, TestHost.CARL.id())).isFalse();
    }

    @Test
    void an_agreement_gives_no_hints_in_a_rated_match_nor_in_one_that_is_over() {
        Match rated = host.act(host.begin("obelisk", TestHost.ANNA, TestHost.BERT), new HostAct.AgreedHints());
        Match over = host.act(
                host.act(host.beginFriendly("obelisk", TestHost.ANNA, TestHost.BERT), new HostAct.AgreedHints()),
                new HostAct.AgreedDraw());

        assertThat(ask(rated)).isEqualTo(new HintService.Answer.NotAllowed());
        assertThat(HintService.offeredNow(rated, TestHost.ANNA.id())).isFalse();
        assertThat(ask(over))
                .isInstanceOfSatisfying(
                        HintService.Answer.Refused.class,
                        refused -> assertThat(refused.refusal()).isInstanceOf(MatchRefusal.MatchOver.class));
    }

    @Test
    void a_hint_is_for_the_one_to_move() {
        Match match = host.beginFriendly("obelisk", YLVA, TestHost.ANNA);

        assertThat(ask(match))
                .isInstanceOfSatisfying(
                        HintService.Answer.Refused.class,
                        refused -> assertThat(refused.refusal()).isInstanceOf(MatchRefusal.NotYourTurn.class));
        assertThat(HintService.offeredNow(match, TestHost.ANNA.id())).isFalse();
    }
}
