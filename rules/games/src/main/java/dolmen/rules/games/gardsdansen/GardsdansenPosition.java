package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Key;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.typed.move.MoveReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A position of Gårdsdansen. South is the first seat. A turn has a ply for a pawn and one for a stone. The second is
 * skipped if no stone can move, so the ply number does not determine the seat.
 *
 * @param mover the seat to move, or the seat whose ply ended the game
 */
record GardsdansenPosition(LastTurnRule rule, Troop south, Troop north, Seat mover, Phase phase, int ply)
        implements OpenPosition<GardsdansenMove> {
    private static final int USUAL_NUMBER = 32;

    static GardsdansenPosition start(LastTurnRule rule) {
        return new GardsdansenPosition(rule, Troop.SOUTH, Troop.NORTH, Seat.FIRST, Phase.PAWN, 0);
    }

    @Override
    public int seats() {
        return 2;
    }

    Troop troop(Seat seat) {
        return seat.equals(Seat.FIRST) ? south : north;
    }

    /** The pieces of the seat to move. */
    Troop own() {
        return troop(mover);
    }

    Troop opponent() {
        return troop(mover.opponent());
    }

    /** True if the piece on an occupied node is a pawn. */
    boolean holdsPawn(int node) {
        return Cells.has(south.pawns() | north.pawns(), node);
    }

    OpenWays ways() {
        return new OpenWays(south.all() | north.all());
    }

    /** True if this is the last turn of the seat to move, unless the turn ends the game in another way. */
    boolean lastTurn() {
        return switch (phase) {
            case PAWN -> rule.few(own());
            case STONE -> false;
            case LAST_STONE, ENDED -> true;
        };
    }

    @Override
    public Turn turn() {
        return outcome().<Turn>map(Turn.Over::new).orElseGet(() -> new Turn.ToMove(mover));
    }

    private Optional<Outcome> outcome() {
        if (beaten()) {
            Seat loser = south.beaten() ? Seat.FIRST : Seat.SECOND;
            return Optional.of(Outcome.win(loser.opponent(), ending(loser)));
        }
        return switch (phase) {
            case PAWN -> pawnCanMove() ? Optional.empty() : Optional.of(Outcome.win(mover.opponent(), Ending.BLOCKED));
            case STONE, LAST_STONE -> Optional.empty();
            case ENDED -> Optional.of(rule.afterLastTurn(mover, opponent()));
        };
    }

    /** The ending for a beaten side. The player who took its last piece is still the mover. */
    private Ending ending(Seat loser) {
        if (troop(loser).pawns() == 0) {
            return loser.equals(mover) ? Ending.TOOK_OWN_PAWN : Ending.NO_PAWN;
        }
        return loser.equals(mover) ? Ending.TOOK_OWN_STONE : Ending.NO_STONE;
    }

    /** True if a side has no pawn or no stone left. */
    boolean beaten() {
        return south.beaten() || north.beaten();
    }

    /** True if a pawn of the seat to move can move. */
    boolean pawnCanMove() {
        return ways().letsAnyPawn(own().pawns());
    }

    /** True if a stone of the seat to move can move. */
    boolean stoneCanMove() {
        return ways().letsAnyStone(own().stones());
    }

    @Override
    public List<GardsdansenMove> legalMoves() {
        var moves = new ArrayList<GardsdansenMove>(USUAL_NUMBER);
        if (!beaten()) {
            OpenWays ways = ways();
            switch (phase) {
                case PAWN -> ways.addPawnMoves(own().pawns(), moves);
                case STONE, LAST_STONE -> ways.addStoneMoves(own().stones(), moves);
                case ENDED -> {}
            }
        }
        return Collections.unmodifiableList(moves);
    }

    @Override
    public List<GardsdansenMove> takings() {
        if (phase != Phase.PAWN || beaten()) {
            return List.of();
        }
        var jumps = new ArrayList<GardsdansenMove>();
        ways().addJumps(own().pawns(), jumps);
        return Collections.unmodifiableList(jumps);
    }

    private boolean allows(GardsdansenMove move) {
        return !beaten()
                && switch (phase) {
                    case PAWN -> allowsPawn(move);
                    case STONE, LAST_STONE ->
                        move instanceof Walk(int from, int to)
                                && Cells.has(own().stones(), from)
                                && ways().letWalk(from, to);
                    case ENDED -> false;
                };
    }

    private boolean allowsPawn(GardsdansenMove move) {
        return switch (move) {
            case Walk(int from, int to) ->
                Cells.has(own().pawns(), from) && GardsdansenBoard.distance(from, to) <= 2 && ways().letWalk(from, to);
            case Jump(int from, int to) -> Cells.has(own().pawns(), from) && ways().letJump(from, to);
        };
    }

    @Override
    public GardsdansenPosition play(GardsdansenMove move) {
        if (!allows(move)) {
            throw new IllegalArgumentException(GardsdansenNotation.INSTANCE.write(move) + " is not legal here");
        }
        GardsdansenPosition moved = switch (move) {
            case Walk(int from, int to) -> with(own().moved(from, to), opponent());
            case Jump(int from, int to) -> {
                int taken = GardsdansenBoard.between(from, to);
                yield with(own().without(taken).moved(from, to), opponent().without(taken));
            }
        };
        return phase == Phase.PAWN ? moved.afterPawn(lastTurn()) : moved.afterTurn();
    }

    private GardsdansenPosition with(Troop own, Troop opponent) {
        boolean southMoves = mover.equals(Seat.FIRST);
        return new GardsdansenPosition(
                rule, southMoves ? own : opponent, southMoves ? opponent : own, mover, phase, ply + 1);
    }

    private GardsdansenPosition afterPawn(boolean lastTurn) {
        GardsdansenPosition due = in(lastTurn ? Phase.LAST_STONE : Phase.STONE);
        return due.beaten() || due.stoneCanMove() ? due : due.afterTurn();
    }

    /**
     * The position after a turn. If a last turn leaves the opponent no pawn that can move, the mover wins: ordinary
     * endings take precedence.
     */
    private GardsdansenPosition afterTurn() {
        var next = new GardsdansenPosition(rule, south, north, mover.opponent(), Phase.PAWN, ply);
        return lastTurn() && next.pawnCanMove() ? in(Phase.ENDED) : next;
    }

    private GardsdansenPosition in(Phase other) {
        return new GardsdansenPosition(rule, south, north, mover, other, ply);
    }

    @Override
    public long key() {
        return north.addedTo(south.addedTo(Key.and(Key.of(phase.word().hashCode()), mover.index())));
    }

    @Override
    public String likeness() {
        return GardsdansenText.likeness(this);
    }

    @Override
    public int[] features(Seat seat) {
        return TroopFeatures.of(troop(seat), troop(seat.opponent()), mover.equals(seat));
    }

    /** The pieces, and a plane of one cell that is occupied while a pawn must move. */
    @Override
    public long[] planes() {
        Troop own = own();
        Troop enemy = opponent();
        return new long[] {own.pawns(), own.stones(), enemy.pawns(), enemy.stones(), phase == Phase.PAWN ? 1 : 0};
    }

    @Override
    public String text() {
        return GardsdansenText.write(this);
    }

    @Override
    public BoardScene scene(Seat bottom) {
        return picture().seenFrom(bottom);
    }

    private GardsdansenScene picture() {
        return new GardsdansenScene(south, north, turn(), phase, lastTurn());
    }

    @Override
    public Parsed<GardsdansenMove> parse(String typed) {
        return new MoveReader<>(this, GardsdansenNotation.INSTANCE, new GardsdansenReading(this)).readFirst(typed);
    }

    @Override
    public List<Step> steps(GardsdansenMove move) {
        return List.of(
                Step.onCell(BOARD.name(move.from())).with(picture().symbol(move.from())),
                Step.onCell(BOARD.name(move.to())));
    }

    @Override
    public Optional<Phrase> prompt() {
        return phase.prompt();
    }

    @Override
    public Phrase describe(GardsdansenMove move) {
        return new GardsdansenSentence(this).of(move);
    }

    @Override
    public List<Mark> marks(GardsdansenMove move) {
        return picture().marks(move);
    }

    @Override
    public boolean progress(GardsdansenMove move) {
        return move instanceof Jump;
    }
}
