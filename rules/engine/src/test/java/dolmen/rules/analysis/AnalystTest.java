package dolmen.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.search.Budget;
import dolmen.rules.search.ProofSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The analysis of random games agrees with other sources of knowledge about them. */
class AnalystTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Analyst.Effort EFFORT = new Analyst.Effort(800, 100);

    /** The usual variant of each game between two in which nothing is hidden. */
    static Stream<Variant> open() {
        return GAMES.games()
                .map(game -> Variant.of(game.facts().id()))
                .filter(variant -> GAMES.game(variant.game()).start(variant) instanceof OpenPosition<?>);
    }

    private static <M extends Move> HostedGame<M> played(Game<M> game, Variant variant, long seed) {
        HostedGame<M> hosted = HostedGame.start(game, variant);
        for (M move : Playout.of(game, variant, seed).moves()) {
            hosted = hosted.play(move);
        }
        return hosted;
    }

    private static HostedGame<?> played(Variant variant, long seed) {
        return played(GAMES.game(variant.game()), variant, seed);
    }

    private static MatchAnalysis analysis(HostedGame<?> game) {
        return Analyst.of(game, EFFORT).analysis();
    }

    @ParameterizedTest
    @MethodSource("open")
    void the_same_game_is_analysed_to_the_same_end(Variant variant) {
        assertThat(analysis(played(variant, 1))).isEqualTo(analysis(played(variant, 1)));
    }

    @ParameterizedTest
    @MethodSource("open")
    void a_curve_holds_together_and_ends_as_the_game_did(Variant variant) {
        for (int seed = 0; seed < 2; seed++) {
            MatchAnalysis analysis = analysis(played(variant, seed));

            List<Double> chances = analysis.chances();
            assertThat(chances.getLast()).isIn(0.0, 0.5, 1.0);
            for (int index = 0; index < analysis.turns().size(); index++) {
                AnalysedTurn turn = analysis.turns().get(index);
                double after = chances.get(index + 1);
                assertThat(turn.after().chance())
                        .isEqualTo(turn.seat().equals(Seat.FIRST) ? after : 1 - after, within(1e-12));
                assertThat(turn.before().chance())
                        .as(turn.toString())
                        .isGreaterThanOrEqualTo(turn.after().chance());
                assertThat(turn.better().isEmpty()).as(turn.toString()).isEqualTo(turn.lost() == 0);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("open")
    void whoever_lets_the_other_win_at_once_has_turned_the_game(Variant variant) {
        int blunders = 0;
        for (int seed = 0; seed < 4 || (blunders == 0 && seed < 20); seed++) {
            MatchAnalysis analysis = analysis(played(variant, seed));
            List<AnalysedTurn> turns = analysis.turns();
            AnalysedTurn last = turns.getLast();
            AnalysedTurn before = turns.get(turns.size() - 2);
            if (last.after().equals(Worth.WON) && !before.seat().equals(last.seat())) {
                assertThat(last.before()).isEqualTo(Worth.WON);
                assertThat(last.better()).isEmpty();
                assertThat(before.after()).isEqualTo(Worth.LOST);
                if (before.lost() > MatchAnalysis.LEAST_TURN) {
                    blunders++;
                    List<AnalysedTurn> points = analysis.turningPoints();
                    long lookedAt =
                            turns.stream().filter(AnalysedTurn::lookedAtTwice).count();
                    assertThat(points.contains(before) || points.size() == 5 || lookedAt == SecondLook.MOST_TURNS)
                            .as(points.toString())
                            .isTrue();
                }
            }
        }
        assertThat(blunders).isPositive();
    }

    @ParameterizedTest
    @MethodSource("open")
    void what_the_proof_search_can_win_is_won_and_its_move_is_better_than_one_that_is_not(Variant variant) {
        assertThat(IntStream.range(0, 3)
                        .map(seed -> provedWins(played(variant, seed)))
                        .sum())
                .isPositive();
    }

    private static <M extends Move> int provedWins(HostedGame<M> game) {
        int proved = 0;
        List<PastTurn<M>> turns = PastTurn.of(game);
        MatchAnalysis analysis = analysis(game);
        for (int index = 0; index < turns.size(); index++) {
            if (turns.get(index).before().standing().position() instanceof OpenPosition<M> open) {
                Optional<M> win = ProofSearch.winningMove(open, Budget.nodes(EFFORT.proofNodes()));
                if (win.isPresent()) {
                    proved++;
                    AnalysedTurn turn = analysis.turns().get(index);
                    assertThat(turn.before()).as(turn.toString()).isEqualTo(Worth.WON);
                    assertThat(turn.lost() > 0).isEqualTo(!turn.after().equals(Worth.WON));
                }
            }
        }
        return proved;
    }

    @Test
    void work_that_was_laid_down_is_taken_up_again() {
        HostedGame<?> game = played(Variant.of("murus-gallicus"), 3);
        var stored = new ArrayList<Glimpse>();
        while (stored.size() < Analyst.of(game, EFFORT).glimpses(stored)) {
            stored.add(Glimpse.read(
                    Analyst.of(game, EFFORT).look(List.copyOf(stored)).text()));
        }

        assertThat(Analyst.of(game, EFFORT).analysis(stored)).isEqualTo(analysis(game));
    }

    /**
     * At first sight the first move gives something away; a longer look at the positions after both moves finds
     * nothing.
     */
    @Test
    void a_first_move_of_mausoleum_that_is_as_good_as_any_turned_nothing() {
        assertThat(Analyst.of(suspected(GAMES.game("mausoleum")), Analyst.Effort.USUAL)
                        .analysis()
                        .turningPoints())
                .extracting(AnalysedTurn::number)
                .doesNotContain(1);
    }

    private static <M extends Move> HostedGame<M> suspected(Game<M> game) {
        HostedGame<M> hosted = HostedGame.start(game, Variant.of(game.facts().id()));
        for (String move : List.of("b2-f1", "h1-c4")) {
            hosted = hosted.play(game.notation().read(move));
        }
        return hosted;
    }

    @Test
    void how_many_glimpses_there_are_is_known_after_the_first_look_and_at_most_what_was_told_before() {
        HostedGame<?> game = played(Variant.of("murus-gallicus"), 3);
        var analyst = Analyst.of(game, EFFORT);
        int most = analyst.glimpses(List.of());
        var taken = new ArrayList<Glimpse>();
        while (taken.size() < analyst.glimpses(taken)) {
            assertThat(analyst.glimpses(taken)).isLessThanOrEqualTo(most);
            taken.add(analyst.look(taken));
        }

        assertThat(taken.size()).isBetween(PastTurn.of(game).size(), most);
    }

    @Test
    void a_turn_that_was_taken_back_does_not_count() {
        Game<?> murus = GAMES.game("murus-gallicus");
        assertThat(texts(takenBack(murus))).containsExactly(List.of("a1-a3"), List.of("b7-b5"));
    }

    private static <M extends Move> HostedGame<M> takenBack(Game<M> game) {
        HostedGame<M> start = HostedGame.start(game, Variant.of(game.facts().id()));
        HostedGame<M> first = start.play(game.notation().read("a1-a3"));
        HostedGame<M> wrong = first.play(game.notation().read("c7-c5"));
        return wrong.act(new HostAct.TakeBack(1)).play(game.notation().read("b7-b5"));
    }

    private static List<List<String>> texts(HostedGame<?> game) {
        return analysis(game).turns().stream().map(AnalysedTurn::played).toList();
    }

    @Test
    void a_game_that_somebody_gave_up_ends_as_its_last_position_stands() {
        Game<?> murus = GAMES.game("murus-gallicus");
        HostedGame<?> resigned = takenBack(murus).act(new HostAct.Resignation(Seat.FIRST));

        assertThat(analysis(resigned).chances().getLast()).isBetween(0.2, 0.8);
        assertThat(analysis(resigned)).isEqualTo(analysis(takenBack(murus)));
    }

    @Test
    void hidden_hands_larger_tables_and_games_without_a_turn_are_not_analysed() {
        GAMES.variants()
                .map(variant -> HostedGame.start(GAMES.game(variant.game()), variant))
                .forEach(game -> {
                    boolean many = game.standing().position().seats() > 2;
                    boolean hidden = game.standing().hasSecrets();
                    assertThat(Analyst.obstacle(game))
                            .contains(many ? Obstacle.MANY : hidden ? Obstacle.HIDDEN : Obstacle.UNPLAYED);
                    assertThatThrownBy(() -> Analyst.of(game, EFFORT)).isInstanceOf(IllegalArgumentException.class);
                });
    }
}
