package dolmen.rules.games.murus;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Key;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position at a table of three or four, each against all, with walls and towers only. A seat without a legal move on
 * its turn is out and leaves its stones behind; the last one left wins.
 *
 * @param armies the armies in the order of the seats
 * @param out the eliminated seats, in the order of elimination
 * @param next the seat to move, which is in play and has a legal move; the winner when the game is over
 */
record Melee(MeleeTable table, List<Army> armies, List<Seat> out, Seat next, int ply) implements MurusPosition {

    Melee {
        armies = List.copyOf(armies);
        out = List.copyOf(out);
    }

    static Melee start(MeleeTable table) {
        List<Army> armies =
                seatsOf(table).map(seat -> new Army(0, table.home(seat), 0)).toList();
        return new Melee(table, armies, List.of(), Seat.FIRST, 0);
    }

    @Override
    public int seats() {
        return armies.size();
    }

    @Override
    public MurusBoard ground() {
        return table.ground();
    }

    @Override
    public Army mover() {
        return armies.get(next.index());
    }

    @Override
    public Army enemy() {
        return enemyOf(next);
    }

    private Army enemyOf(Seat own) {
        Army enemy = Army.NONE;
        for (int seat = 0; seat < armies.size(); seat++) {
            enemy = seat == own.index() ? enemy : enemy.and(armies.get(seat));
        }
        return enemy;
    }

    @Override
    public List<Camp> camps() {
        return seatsOf(table)
                .map(seat -> table.camp(seat, armies.get(seat.index()), inPlay(seat)))
                .toList();
    }

    @Override
    public long open() {
        return towers().open();
    }

    @Override
    public long throwsFrom(int cell) {
        return 0;
    }

    @Override
    public boolean knowsSwap() {
        return false;
    }

    @Override
    public boolean swappable() {
        return false;
    }

    @Override
    public long specialRow() {
        return 0;
    }

    private MeleeMoves towers() {
        return towersOf(next);
    }

    /** The moves that a seat's army would have if it were to move. */
    MeleeMoves towersOf(Seat seat) {
        return new MeleeMoves(ground(), armies.get(seat.index()), enemyOf(seat));
    }

    private static Stream<Seat> seatsOf(MeleeTable table) {
        return IntStream.range(0, table.seats()).mapToObj(Seat::new);
    }

    private boolean inPlay(Seat seat) {
        return seat.index() < seats() && !out.contains(seat);
    }

    private boolean over() {
        return out.size() == seats() - 1;
    }

    @Override
    public Turn turn() {
        return over() ? new Turn.Over(new Outcome(places(), Ending.LAST_LEFT)) : new Turn.ToMove(next);
    }

    @Override
    public List<Set<Seat>> places() {
        Set<Seat> left = seatsOf(table).filter(this::inPlay).collect(Collectors.toUnmodifiableSet());
        return Stream.concat(Stream.of(left), out.reversed().stream().map(Set::of))
                .toList();
    }

    @Override
    public List<MurusMove> legalMoves() {
        if (over()) {
            return List.of();
        }
        var moves = new ArrayList<MurusMove>(32);
        towers().addMoves(moves);
        return Collections.unmodifiableList(moves);
    }

    @Override
    public Melee play(MurusMove move) {
        if (over()) {
            throw illegal(move);
        }
        List<Army> after = switch (move) {
            case Lay lay -> laid(lay);
            case Strike strike -> struck(strike);
            case DoubleStrike strike -> throw illegal(strike);
            case Spread spread -> throw illegal(spread);
            case Swap swap -> throw illegal(swap);
        };
        return new Melee(table, after, out, afterNext(), ply + 1).settled();
    }

    private List<Army> laid(Lay lay) {
        if (!towers().allows(lay)) {
            throw illegal(lay);
        }
        int from = ground().cell(lay.from());
        var after = new ArrayList<>(armies);
        after.set(next.index(), mover().without(Cells.of(from)).raised(ground().way(from, ground().cell(lay.to()))));
        return after;
    }

    private List<Army> struck(Strike strike) {
        if (!towers().allows(strike)) {
            throw illegal(strike);
        }
        var after = new ArrayList<>(armies);
        after.replaceAll(army -> army.without(Cells.of(ground().cell(strike.to()))));
        after.set(next.index(), mover().lowered(Cells.of(ground().cell(strike.from()))));
        return after;
    }

    private static IllegalArgumentException illegal(MurusMove move) {
        return new IllegalArgumentException(MurusNotation.INSTANCE.write(move) + " is not legal here");
    }

    private Seat afterNext() {
        return new Seat((next.index() + 1) % seats());
    }

    /**
     * The position after the seat gave up: its stones remain, as when the rules eliminate it. If it was to move, the
     * turn passes on as after a move; otherwise it does not change.
     */
    @Override
    public Melee withdraw(Seat seat) {
        if (over() || !inPlay(seat)) {
            throw new IllegalArgumentException("seat %s is not in play".formatted(seat));
        }
        return new Melee(table, armies, outWith(seat), next, ply + 1).settled();
    }

    /**
     * This position with the turn passed on, if necessary, to the next seat that can move. Seats that cannot move are
     * out.
     */
    Melee settled() {
        if (!inPlay(next)) {
            return new Melee(table, armies, out, afterNext(), ply).settled();
        }
        return over() || towers().canMove()
                ? this
                : new Melee(table, armies, outWith(next), afterNext(), ply).settled();
    }

    private List<Seat> outWith(Seat seat) {
        return Stream.concat(out.stream(), Stream.of(seat)).toList();
    }

    @Override
    public long key() {
        long key = Key.of(next.index());
        for (int seat = 0; seat < armies.size(); seat++) {
            key = armies.get(seat).addedTo(Key.and(key, out.indexOf(new Seat(seat))));
        }
        return key;
    }

    @Override
    public int[] features(Seat seat) {
        return MeleeFeatures.of(this, seat);
    }

    @Override
    public String text() {
        return MeleeText.write(this);
    }
}
