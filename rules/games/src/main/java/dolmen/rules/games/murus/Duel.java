package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.DuelBoard.GAUL_HOME;
import static dolmen.rules.games.murus.DuelBoard.ROMAN_HOME;

import dolmen.rules.Outcome;
import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Direction;
import dolmen.rules.board.Key;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import dolmen.rules.scene.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A position of Romans and Gauls, the game for two. Seats take turns strictly, so the ply determines the seat to move
 * and, with {@code swapped}, its side.
 *
 * @param swapped true if seat 1 has taken over the Romans
 */
record Duel(MurusOptions options, Army romans, Army gauls, boolean swapped, int ply) implements MurusPosition {

    private static final Turn FIRST_TO_MOVE = new Turn.ToMove(Seat.FIRST);
    private static final Turn SECOND_TO_MOVE = new Turn.ToMove(Seat.SECOND);

    static Duel start(MurusOptions options) {
        return new Duel(options, new Army(0, ROMAN_HOME, 0), new Army(0, GAUL_HOME, 0), false, 0);
    }

    @Override
    public int seats() {
        return 2;
    }

    /** True if the Romans are to move, whichever seat has them. */
    boolean romansToMove() {
        return ((ply & 1) == 1) == swapped;
    }

    @Override
    public MurusBoard ground() {
        return DuelBoard.GROUND;
    }

    @Override
    public Army mover() {
        return romansToMove() ? romans : gauls;
    }

    @Override
    public Army enemy() {
        return romansToMove() ? gauls : romans;
    }

    /** The current seat of the Romans. */
    Seat romanSeat() {
        return swapped ? Seat.SECOND : Seat.FIRST;
    }

    @Override
    public List<Camp> camps() {
        var roman =
                new Camp(romanSeat(), Side.FIRST, MurusPhrases.sideRomans(), Direction.SOUTH, ROMAN_HOME, romans, true);
        var gallic = new Camp(
                romanSeat().opponent(), Side.SECOND, MurusPhrases.sideGauls(), Direction.NORTH, GAUL_HOME, gauls, true);
        return swapped ? List.of(gallic, roman) : List.of(roman, gallic);
    }

    @Override
    public long open() {
        return DuelMoves.of(this).open();
    }

    @Override
    public long throwsFrom(int cell) {
        return DuelMoves.of(this).throwsFrom(cell);
    }

    @Override
    public boolean knowsSwap() {
        return options.specialOpening();
    }

    @Override
    public boolean swappable() {
        return SpecialOpening.mayAnswerSwap(this);
    }

    @Override
    public long specialRow() {
        return SpecialOpening.isDue(this) ? SpecialOpening.secondRow(this) : 0;
    }

    private Seat seatToMove() {
        return (ply & 1) == 0 ? Seat.FIRST : Seat.SECOND;
    }

    @Override
    public Turn turn() {
        if (moverHasSurvived()) {
            return over(seatToMove(), Ending.SURVIVAL);
        }
        if (opponentHasBrokenThrough()) {
            return over(seatToMove().opponent(), Ending.BREAKTHROUGH);
        }
        if (!SpecialOpening.isDue(this) && !DuelMoves.of(this).canMove()) {
            return over(seatToMove().opponent(), Ending.STALEMATE);
        }
        return (ply & 1) == 0 ? FIRST_TO_MOVE : SECOND_TO_MOVE;
    }

    private static Turn over(Seat winner, Reason reason) {
        return new Turn.Over(Outcome.win(winner, reason));
    }

    /**
     * True if the army to move still has a stone on the opponent's home row, in variants where this wins one turn
     * later.
     */
    private boolean moverHasSurvived() {
        return options.catapults() && !options.escape() && standsOn(mover(), !romansToMove());
    }

    /**
     * True if the army that has just moved has a stone on the opponent's home row, in variants where this wins at once.
     */
    private boolean opponentHasBrokenThrough() {
        return !options.catapults() && !options.escape() && standsOn(enemy(), romansToMove());
    }

    private static boolean standsOn(Army army, boolean romanHome) {
        return (army.cells() & (romanHome ? ROMAN_HOME : GAUL_HOME)) != 0;
    }

    private boolean homeRowReached() {
        return moverHasSurvived() || opponentHasBrokenThrough();
    }

    @Override
    public List<MurusMove> legalMoves() {
        if (homeRowReached()) {
            return List.of();
        }
        var moves = new ArrayList<MurusMove>(32);
        if (SpecialOpening.isDue(this)) {
            SpecialOpening.addMoves(this, moves);
        } else {
            DuelMoves.of(this).addMoves(moves);
        }
        return Collections.unmodifiableList(moves);
    }

    @Override
    public List<MurusMove> takings() {
        if (homeRowReached() || SpecialOpening.isDue(this)) {
            return List.of();
        }
        var strikes = new ArrayList<MurusMove>();
        DuelMoves.of(this).addStrikes(strikes);
        return Collections.unmodifiableList(strikes);
    }

    private boolean allows(MurusMove move) {
        if (homeRowReached()) {
            return false;
        }
        boolean ordinary = !SpecialOpening.isDue(this);
        return switch (move) {
            case Lay lay -> ordinary && DuelMoves.of(this).allows(lay);
            case Strike strike -> ordinary && DuelMoves.of(this).allows(strike);
            case DoubleStrike strike -> ordinary && DuelMoves.of(this).allows(strike);
            case Spread spread -> !ordinary && SpecialOpening.allows(this, spread);
            case Swap swap -> SpecialOpening.mayAnswerSwap(this);
        };
    }

    @Override
    public Duel play(MurusMove move) {
        if (!allows(move)) {
            throw new IllegalArgumentException(MurusNotation.INSTANCE.write(move) + " is not legal here");
        }
        return switch (move) {
            case Lay(int from, int to) -> laid(from, to);
            case Strike(int from, int to) -> after(mover().lowered(Cells.of(from)), enemy().lowered(Cells.of(to)));
            case DoubleStrike(int from, int to) ->
                after(
                        mover().without(Cells.of(from)),
                        enemy().lowered(Cells.of(to)).lowered(Cells.of(to)));
            case Spread(int from, int first, int second) ->
                after(mover().without(Cells.of(from)).raised(Cells.of(first) | Cells.of(second)), enemy());
            case Swap swap -> new Duel(options, romans, gauls, true, ply + 1);
        };
    }

    private Duel laid(int from, int to) {
        Army own = mover();
        if (Cells.has(own.catapults(), from)) {
            return after(own.lowered(Cells.of(from)).raised(Cells.of(to)), enemy());
        }
        long stones = Cells.of(DuelBoard.between(from, to)) | Cells.of(to);
        return after(own.without(Cells.of(from)).raised(stones), enemy());
    }

    private Duel after(Army mover, Army opponent) {
        return romansToMove()
                ? new Duel(options, mover, opponent, swapped, ply + 1)
                : new Duel(options, opponent, mover, swapped, ply + 1);
    }

    @Override
    public long key() {
        int opening = options.specialOpening() ? Math.min(ply, SpecialOpening.LAST_PLY) : 0;
        long key = Key.of((opening << 2) | (romansToMove() ? 2 : 0) | (swapped ? 1 : 0));
        return gauls.addedTo(romans.addedTo(key));
    }

    @Override
    public String likeness() {
        return DuelText.likeness(this);
    }

    @Override
    public int[] features(Seat seat) {
        return DuelFeatures.of(this, seat.equals(romanSeat()));
    }

    @Override
    public long[] planes() {
        Army own = mover();
        Army enemy = enemy();
        long[] planes = {own.walls(), own.towers(), enemy.walls(), enemy.towers(), own.catapults(), enemy.catapults()};
        if (!romansToMove()) {
            Arrays.setAll(planes, plane -> DuelBoard.turned(planes[plane]));
        }
        return planes;
    }

    @Override
    public String text() {
        return DuelText.write(this);
    }
}
