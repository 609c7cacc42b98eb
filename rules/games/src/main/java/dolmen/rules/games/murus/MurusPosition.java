package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.CellNames.name;

import dolmen.rules.OpenPosition;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.typed.move.MoveReader;
import java.util.List;

/** A position of Murus Gallicus: two armies face to face, or three or four at one table, each against all. */
interface MurusPosition extends OpenPosition<MurusMove> {

    /** The board. */
    MurusBoard ground();

    /** The participants, in the order of their seats. */
    List<Camp> camps();

    /** The army to move. */
    Army mover();

    /** The stacks of all others, as one army. */
    Army enemy();

    /** The cells on which a tower of the army to move may drop a stone. */
    long open();

    /** The cells that a catapult on a cell can hit; none in games without catapults. */
    long throwsFrom(int cell);

    /** True if the variant has a swap of sides. */
    boolean knowsSwap();

    /** True if the seat to move may swap sides instead of moving. */
    boolean swappable();

    /** The row on which a special first turn puts stones; empty unless such a turn is due. */
    long specialRow();

    @Override
    MurusPosition play(MurusMove move);

    /** The picture of this position. */
    default MurusScene picture() {
        return new MurusScene(ground().board(), camps(), turn(), swappable());
    }

    @Override
    default BoardScene scene(Seat bottom) {
        return picture().seenFrom(bottom);
    }

    @Override
    default Parsed<MurusMove> parse(String typed) {
        return new MoveReader<>(this, MurusNotation.INSTANCE, new MurusReading(this)).read(typed);
    }

    @Override
    default List<Step> steps(MurusMove move) {
        return switch (move) {
            case Lay(int from, int to) -> List.of(piece(from), Step.onCell(name(to)));
            case Strike(int from, int to) -> List.of(piece(from), hit(to));
            case DoubleStrike(int from, int to) -> List.of(piece(from), hit(to));
            case Spread(int from, int first, int second) ->
                List.of(piece(from), Step.onCell(name(first)), Step.onCell(name(second)));
            case Swap swap -> List.of(Step.of(MurusNotation.SWAP, MurusPhrases.stepSwap()));
        };
    }

    /** The choice of a piece. Most are towers, so only a catapult is named. */
    private Step piece(int cell) {
        String name = name(cell);
        boolean catapult = mover().height(cell) == 3;
        Step step = catapult ? Step.onCell(name, MurusPhrases.stepCatapult(new Verbatim(name))) : Step.onCell(name);
        return step.with(picture().symbol(ground().cell(cell)));
    }

    private Step hit(int cell) {
        String name = name(cell);
        return Step.onCell(name, MurusPhrases.stepHit(new Verbatim(name)))
                .with(picture().symbol(ground().cell(cell)));
    }

    @Override
    default Phrase describe(MurusMove move) {
        return new MurusSentence(this).of(move);
    }

    @Override
    default List<Mark> marks(MurusMove move) {
        return new MurusMarks(this).of(move);
    }

    @Override
    default boolean progress(MurusMove move) {
        return switch (move) {
            case Strike strike -> true;
            case DoubleStrike strike -> true;
            case Lay lay -> false;
            case Spread spread -> false;
            case Swap swap -> false;
        };
    }
}
