package dolmen.rules.contract;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Variant;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;

/** The laws that every game keeps, as tests over every variant of a registry and many seeded playouts. */
public final class GameContract {
    private static final int PLAYOUTS = Integer.getInteger("dolmen.playouts", 60);

    /**
     * The distance in plies between checks of slow laws; each playout begins at a different one, and all check the end.
     */
    private static final int PLIES_APART = 16;

    private GameContract() {}

    /** A container for each variant of the registry, with a test for each law. */
    public static Stream<DynamicContainer> of(GameRegistry registry) {
        return registry.games().flatMap(GameContract::ofGame);
    }

    private static <M extends Move> Stream<DynamicContainer> ofGame(Game<M> game) {
        return game.variants().map(variant -> container(game, variant));
    }

    /** Playouts are made when the container is run, since those of all variants together would fill the memory. */
    private static <M extends Move> DynamicContainer container(Game<M> game, Variant variant) {
        return DynamicContainer.dynamicContainer(
                variant.text(), Stream.of(variant).flatMap(own -> ofVariant(game, own)));
    }

    private static <M extends Move> Stream<DynamicTest> ofVariant(Game<M> game, Variant variant) {
        var laws = new GameLaws<>(game, variant);
        var markLaws = new MarkLaws<M>();
        var rubbishLaws = new RubbishLaws<>(game, variant);
        var prospectLaws = new ProspectLaws<>(game, variant);
        var hostLaws = new HostLaws<>(game, variant);
        List<Playout<M>> playouts = IntStream.range(0, PLAYOUTS)
                .mapToObj(seed -> Playout.of(game, variant, seed))
                .toList();
        LessonLaws<M> lessonLaws = LessonLaws.of(game, variant);
        var searchLaws = new SearchLaws<>(game, variant);
        return Stream.of(
                DynamicTest.dynamicTest("a lesson is short", lessonLaws::itIsShort),
                DynamicTest.dynamicTest("a lesson names the pieces", lessonLaws::itNamesThePiecesAtTheStart),
                DynamicTest.dynamicTest("a lesson shows what is legal", lessonLaws::whatItShowsIsLegal),
                DynamicTest.dynamicTest("tasks can be solved and failed", lessonLaws::tasksCanBeSolvedAndFailed),
                DynamicTest.dynamicTest(
                        "a lesson keeps to its variant",
                        () -> lessonLaws.itKeepsToItsVariant(ForeignWords.of(game.facts()))),
                atEveryPly("a text reads back to an equal position", playouts, laws::textReadsBack),
                atEveryPly("there are moves exactly when a seat is to move", playouts, laws::movesMeanToMove),
                atEveryPly("the mover's view shows the same moves", playouts, laws::moverSeesTheMoves),
                atSomePlies("a canonical text reads back to its move", playouts, laws::notationReadsBack),
                atSomePlies("legal moves are unique and in stable order", playouts, laws::movesAreUniqueAndStable),
                atSomePlies("playing a move leaves the position as it was", playouts, laws::playLeavesThePosition),
                atSomePlies("a sample of a view looks the same", playouts, laws::sampleLooksTheSame),
                atSomePlies("the picture puts everything on its own cells", playouts, laws::pictureIsWhole),
                atSomePlies("a seat that gives up is out", playouts, laws::whoGivesUpIsOut),
                atSomePlies("what a move comes to is no secret", playouts, prospectLaws::whatAMoveComesToIsNoSecret),
                withSomeMoves("what chance hides stays hidden", playouts, laws::whatIsHiddenStaysHidden),
                withSomeMoves("canonical text is understood when typed", playouts, laws::canonicalTextIsUnderstood),
                withSomeMoves("every move can be described", playouts, laws::moveIsDescribed),
                withSomeMoves("marks lie on the board", playouts, markLaws::marksLieOnTheBoard),
                withSomeMoves("marks begin and end with the move", playouts, markLaws::marksBeginAndEndWithTheMove),
                withSomeMoves("marks show what has changed", playouts, markLaws::marksShowWhatHasChanged),
                inEveryPlayout("a text with rubbish is refused", playouts, rubbishLaws::textWithRubbishIsRefused),
                inEveryPlayout("a move with rubbish is refused", playouts, rubbishLaws::moveWithRubbishIsRefused),
                inEveryPlayout("alternative texts tell all", playouts, new AltTextLaw<M>()::holdsThroughout),
                inEveryPlayout("a move of another ply is refused", playouts, laws::movesOfOtherPliesAreRefused),
                inEveryPlayout("a record replays to the same position", playouts, laws::recordReplays),
                inEveryPlayout("the end ranks every seat once", playouts, laws::endRanksEverySeat),
                inEveryPlayout("taking back changes nothing", playouts, hostLaws::takingBackAndPlayingOnChangesNothing),
                inEveryPlayout("what was seen is not taken back", playouts, hostLaws::whatWasSeenIsNotTakenBack),
                inEveryPlayout("allowing hints changes nothing", playouts, hostLaws::allowingHintsChangesNothing),
                inEveryPlayout("acts in any order keep the laws", playouts, hostLaws::actsInAnyOrderKeepTheLaws),
                inEveryPlayout("what a move comes to is told", playouts, prospectLaws::whatAMoveComesToIsTold),
                inEveryPlayout("a key is that of one position", playouts, searchLaws::aKeyIsThatOfOnePosition),
                atEveryPly("takings are the moves that make progress", playouts, searchLaws::takingsMakeProgress),
                atSomePlies("features are own less theirs", playouts, searchLaws::featuresAreOwnLessTheirs),
                atSomePlies("planes fit a network", playouts, searchLaws::planesFitANetwork),
                inEveryPlayout("nonsense is refused in words", playouts, laws::nonsenseIsRefused));
    }

    private static <M extends Move> DynamicTest atEveryPly(
            String law, List<Playout<M>> playouts, Consumer<Position<M>> check) {
        return inEveryPlayout(law, playouts, playout -> playout.positions().forEach(check));
    }

    private static <M extends Move> DynamicTest atSomePlies(
            String law, List<Playout<M>> playouts, Consumer<Position<M>> check) {
        return inEveryPlayout(law, playouts, playout -> {
            somePlies(playout).forEach(ply -> check.accept(playout.positions().get(ply)));
            check.accept(playout.last());
        });
    }

    private static <M extends Move> DynamicTest withSomeMoves(
            String law, List<Playout<M>> playouts, BiConsumer<Position<M>, M> check) {
        return inEveryPlayout(
                law,
                playouts,
                playout -> somePlies(playout)
                        .forEach(ply -> check.accept(
                                playout.positions().get(ply), playout.moves().get(ply))));
    }

    private static IntStream somePlies(Playout<?> playout) {
        return IntStream.iterate(
                (int) playout.seed() % PLIES_APART, ply -> ply < playout.moves().size(), ply -> ply + PLIES_APART);
    }

    private static <M extends Move> DynamicTest inEveryPlayout(
            String law, List<Playout<M>> playouts, Consumer<Playout<M>> check) {
        return DynamicTest.dynamicTest(law, () -> playouts.forEach(check));
    }
}
