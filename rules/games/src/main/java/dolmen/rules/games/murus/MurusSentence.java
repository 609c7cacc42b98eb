package dolmen.rules.games.murus;

import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;

/** Describes a legal move in a sentence. */
record MurusSentence(MurusPosition before) {

    Phrase of(MurusMove move) {
        MurusBoard ground = before.ground();
        return switch (move) {
            case Lay(int from, int to) -> laid(ground.cell(from), ground.cell(to));
            case Strike(int from, int to) -> struck(ground.cell(from), ground.cell(to));
            case DoubleStrike(int from, int to) ->
                MurusPhrases.moveGiveBoth(new Verbatim(CellNames.name(from)), new Verbatim(CellNames.name(to)));
            case Spread(int from, int first, int second) ->
                MurusPhrases.moveSpread(
                        new Verbatim(CellNames.name(from)),
                        new Verbatim(CellNames.name(first)),
                        new Verbatim(CellNames.name(second)));
            case Swap swap -> MurusPhrases.moveSwap();
        };
    }

    private Phrase laid(int from, int to) {
        if (before.mover().height(from) == 3) {
            return MurusPhrases.moveThrowWall(name(from), name(to));
        }
        int near = before.ground().between(from, to);
        int nearHeight = before.mover().height(near);
        int farHeight = before.mover().height(to);
        return nearHeight == 0 && farHeight == 0
                ? MurusPhrases.moveFallWalls(name(from), name(to), name(near))
                : MurusPhrases.moveFall(name(from), name(to), made(nearHeight + 1, near), made(farHeight + 1, to));
    }

    private Phrase made(int height, int cell) {
        return switch (height) {
            case 1 -> MurusPhrases.stackWall(name(cell));
            case 2 -> MurusPhrases.stackTower(name(cell));
            case 3 -> MurusPhrases.stackCatapult(name(cell));
            default -> throw noStack(height);
        };
    }

    private Phrase struck(int from, int to) {
        int height = before.enemy().height(to);
        boolean thrown = before.mover().height(from) == 3;
        return switch (height) {
            case 1 ->
                thrown
                        ? MurusPhrases.moveThrowAtWall(name(from), name(to))
                        : MurusPhrases.moveGiveForWall(name(from), name(to));
            case 2 ->
                thrown
                        ? MurusPhrases.moveThrowAtTower(name(from), name(to))
                        : MurusPhrases.moveGiveForTower(name(from), name(to));
            case 3 ->
                thrown
                        ? MurusPhrases.moveThrowAtCatapult(name(from), name(to))
                        : MurusPhrases.moveGiveForCatapult(name(from), name(to));
            default -> throw noStack(height);
        };
    }

    private Verbatim name(int cell) {
        return before.ground().board().word(cell);
    }

    private static IllegalArgumentException noStack(int height) {
        return new IllegalArgumentException("no stack of " + height);
    }
}
