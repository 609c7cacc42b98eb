package dolmen.rules.games.mausoleum;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Key;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.typed.move.MoveReader;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/**
 * A position of Mausoleum, with all captures resolved. White is the first seat and moves on even plies.
 *
 * @param locked the cell of the stone that may not be pushed now, because the last ply pushed it; or
 *     {@link dolmen.rules.board.Board#NONE}
 */
record MausoleumPosition(Edition edition, Stones stones, int locked, int ply) implements OpenPosition<MausoleumMove> {

    /** The minimum number of stones; a side with fewer has lost. */
    static final int FEWEST = 4;

    private static final Turn FIRST_TO_MOVE = new Turn.ToMove(Seat.FIRST);
    private static final Turn SECOND_TO_MOVE = new Turn.ToMove(Seat.SECOND);

    static MausoleumPosition start(Edition edition) {
        return new MausoleumPosition(edition, Stones.atStart(), NONE, 0);
    }

    @Override
    public int seats() {
        return 2;
    }

    boolean whiteToMove() {
        return (ply & 1) == 0;
    }

    /** The stones of the side to move. */
    long own() {
        return whiteToMove() ? stones.white() : stones.black();
    }

    private boolean tooFew() {
        return Cells.count(stones.white()) < FEWEST || Cells.count(stones.black()) < FEWEST;
    }

    @Override
    public Turn turn() {
        if (tooFew()) {
            return new Turn.Over(outcomeOfTooFew());
        }
        Turn next = whiteToMove() ? FIRST_TO_MOVE : SECOND_TO_MOVE;
        return moves().exist()
                ? next
                : new Turn.Over(Outcome.win(whiteToMove() ? Seat.SECOND : Seat.FIRST, Ending.ENTOMBED));
    }

    private Outcome outcomeOfTooFew() {
        boolean white = Cells.count(stones.white()) < FEWEST;
        if (white && Cells.count(stones.black()) < FEWEST) {
            return Outcome.draw(seats(), Ending.BOTH_TOO_FEW);
        }
        boolean byOwnMove = white != whiteToMove();
        return Outcome.win(white ? Seat.SECOND : Seat.FIRST, byOwnMove ? Ending.OWN_TOO_FEW : Ending.TOO_FEW);
    }

    @Override
    public List<MausoleumMove> legalMoves() {
        return tooFew() ? List.of() : Collections.unmodifiableList(moves().all());
    }

    @Override
    public List<MausoleumMove> takings() {
        return tooFew() ? List.of() : Collections.unmodifiableList(moves().takings());
    }

    @Override
    public Predicate<MausoleumMove> taking() {
        return moves().taking();
    }

    private StoneMoves moves() {
        long pushable = edition == Edition.OF_2025 ? stones.all() : 0;
        return new StoneMoves(stones, own(), locked == NONE ? pushable : pushable & ~Cells.of(locked));
    }

    @Override
    public MausoleumPosition play(MausoleumMove move) {
        if (tooFew() || !moves().allow(move)) {
            throw new IllegalArgumentException(MausoleumNotation.INSTANCE.write(move) + " is not legal here");
        }
        Stones after = stones.unresolved(move).resolved(edition == Edition.OF_2025, StoneMoves.changed(move));
        int lock = switch (move) {
            case Glide glide -> NONE;
            case Push(int from, int to) -> survivor(MausoleumBoard.behind(from, to), after);
        };
        return new MausoleumPosition(edition, after, lock, ply + 1);
    }

    private static int survivor(int pushed, Stones after) {
        return Cells.has(after.all(), pushed) ? pushed : NONE;
    }

    @Override
    public long key() {
        long key = Key.and(Key.of(whiteToMove() ? 1 : 0), locked);
        return Key.and(Key.and(Key.and(key, stones.white()), stones.black()), stones.pits());
    }

    @Override
    public String likeness() {
        return MausoleumText.likeness(this);
    }

    @Override
    public int[] features(Seat seat) {
        return StoneFeatures.of(stones, seat.equals(Seat.FIRST));
    }

    @Override
    public long[] planes() {
        long own = own();
        return new long[] {own, stones.all() & ~own, stones.pits()};
    }

    @Override
    public String text() {
        return MausoleumText.write(this);
    }

    @Override
    public BoardScene scene(Seat bottom) {
        return picture().seenFrom(bottom);
    }

    private MausoleumScene picture() {
        return new MausoleumScene(stones, locked, turn());
    }

    @Override
    public Parsed<MausoleumMove> parse(String typed) {
        return new MoveReader<>(this, MausoleumNotation.INSTANCE, new MausoleumReading(this)).read(typed);
    }

    @Override
    public List<Step> steps(MausoleumMove move) {
        String to = BOARD.name(move.to());
        return List.of(
                Step.onCell(BOARD.name(move.from())).with(picture().symbol(move.from())),
                switch (move) {
                    case MausoleumMove.Glide glide -> Step.onCell(to);
                    case MausoleumMove.Push push ->
                        Step.onCell(to, MausoleumPhrases.stepPush(new Verbatim(to)))
                                .with(picture().symbol(move.to()));
                });
    }

    @Override
    public Phrase describe(MausoleumMove move) {
        return new MausoleumSentence(this).of(move);
    }

    @Override
    public List<Mark> marks(MausoleumMove move) {
        return picture().marks(move, stones.unresolved(move), play(move).stones.all());
    }

    @Override
    public boolean progress(MausoleumMove move) {
        return moves().take(move);
    }
}
