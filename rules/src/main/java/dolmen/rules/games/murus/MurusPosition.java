package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.CellNames.name;

import dolmen.rules.MoveReader;
import dolmen.rules.OpenPosition;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;

/** A position of Murus Gallicus: two armies face to face, or three or four at one table, each against all. */
sealed interface MurusPosition extends OpenPosition<MurusMove> permits Duel, Melee {

    /** The board on which it stands. */
    Ground ground();

    /** Those who take part, in the order of their seats. */
    List<Camp> camps();

    /** The army that is to move. */
    Army mover();

    /** The stacks of everybody else, as one army. */
    Army enemy();

    /** The cells on which a tower that is to move may drop a stone. */
    long open();

    @Override
    default BoardScene scene(Seat bottom) {
        return MurusScene.of(this).seenFrom(bottom);
    }

    @Override
    default Parsed<MurusMove> parse(String typed) {
        return new MoveReader<>(this, MurusNotation.INSTANCE, new MurusReading(this)).read(typed);
    }

    @Override
    default List<Step> steps(MurusMove move) {
        return switch (move) {
            case Lay(int from, int to) -> Step.onCells(name(from), name(to));
            case Strike(int from, int to) -> Step.onCells(name(from), name(to));
            case DoubleStrike(int from, int to) -> Step.onCells(name(from), name(to));
            case Spread(int from, int first, int second) -> Step.onCells(name(from), name(first), name(second));
            case Swap swap -> List.of(Step.of(MurusNotation.SWAP, MurusNotation.SWAP));
        };
    }

    @Override
    default String describe(MurusMove move) {
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
