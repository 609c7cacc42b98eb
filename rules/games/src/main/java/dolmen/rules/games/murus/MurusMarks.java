package dolmen.rules.games.murus;

import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import dolmen.rules.scene.Mark;
import java.util.List;

/** The marks that show the effect of a legal move. */
record MurusMarks(MurusPosition before) {

    List<Mark> of(MurusMove move) {
        MurusBoard ground = before.ground();
        return switch (move) {
            case Lay(int from, int to) -> laid(ground.cell(from), ground.cell(to));
            case Strike(int from, int to) -> struck(ground.cell(from), ground.cell(to));
            case DoubleStrike(int from, int to) -> struckTwice(ground.cell(from), ground.cell(to));
            case Spread(int from, int first, int second) ->
                spread(ground.cell(from), ground.cell(first), ground.cell(second));
            case Swap swap -> List.of();
        };
    }

    private List<Mark> laid(int from, int to) {
        return before.mover().height(from) == 2
                ? List.of(ghost(from), arrow(from, to), landed(before.ground().between(from, to)), landed(to))
                : List.of(arrow(from, to), landed(to));
    }

    private List<Mark> struck(int from, int to) {
        Mark mark = before.enemy().height(to) == 1
                ? new Mark.Removed(before.picture().token(to))
                : landed(to);
        return List.of(arrow(from, to), mark);
    }

    private List<Mark> struckTwice(int from, int to) {
        return List.of(ghost(from), arrow(from, to), landed(to));
    }

    private List<Mark> spread(int from, int first, int second) {
        return List.of(ghost(from), arrow(from, first), arrow(from, second), landed(first), landed(second));
    }

    private Mark ghost(int cell) {
        return new Mark.Ghost(before.picture().token(cell));
    }

    private Mark arrow(int from, int to) {
        return new Mark.Arrow(name(from), name(to));
    }

    private Mark landed(int cell) {
        return new Mark.Landed(name(cell));
    }

    private String name(int cell) {
        return before.ground().board().name(cell);
    }
}
