package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.board.Key;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.typed.move.MoveReader;
import java.util.Collections;
import java.util.List;

/** A position of Obelisk. Black is the first seat and moves on even plies. */
record ObeliskPosition(SymmetryMode mode, Trio black, Trio white, int ply) implements OpenPosition<ObeliskMove> {

    static ObeliskPosition start(SymmetryMode mode) {
        return ObeliskText.read(mode, "obelisk1 %s - 0".formatted(ObeliskBoard.HOUSE_LAYOUT));
    }

    @Override
    public int seats() {
        return 2;
    }

    Colour toMove() {
        return (ply & 1) == 0 ? Colour.BLACK : Colour.WHITE;
    }

    Trio stones(Colour colour) {
        return switch (colour) {
            case BLACK -> black;
            case WHITE -> white;
        };
    }

    /** True if the capstone of a colour rides on a stone of the other colour. */
    boolean rides(Colour colour) {
        return stones(colour).ridesOn(stones(colour.opponent()));
    }

    /** The outlook of the player to move. */
    Outlook outlook() {
        return new Outlook(toMove(), stones(toMove()), stones(toMove().opponent()));
    }

    /** True if the stones have the symmetry that the mode requires of the player who has just moved. */
    boolean keepsSymmetry() {
        return mode.allows(stones(toMove().opponent()), stones(toMove()));
    }

    @Override
    public Turn turn() {
        Seat last = toMove().opponent().seat();
        if (over()) {
            return new Turn.Over(Outcome.win(last, Ending.OBELISK));
        }
        Outlook outlook = outlook();
        if (!outlook.canMove(mode)) {
            return new Turn.Over(Outcome.win(last, outlook.mustLeave() ? Ending.STRANDED : Ending.NO_MOVE));
        }
        return new Turn.ToMove(toMove().seat());
    }

    @Override
    public List<ObeliskMove> legalMoves() {
        return over() ? List.of() : Collections.unmodifiableList(outlook().moves(mode));
    }

    private boolean over() {
        return stones(toMove().opponent()).isObelisk();
    }

    @Override
    public List<ObeliskMove> takings() {
        return over() ? List.of() : outlook().builds(mode);
    }

    @Override
    public ObeliskPosition play(ObeliskMove move) {
        if (over() || !outlook().allows(move, mode)) {
            throw new IllegalArgumentException(ObeliskNotation.INSTANCE.write(move) + " is not legal here");
        }
        return after(move);
    }

    /** The position after a move, without a check of its symmetry. */
    ObeliskPosition after(ObeliskMove move) {
        Outlook after = outlook().after(move);
        return switch (toMove()) {
            case BLACK -> new ObeliskPosition(mode, after.own(), after.enemy(), ply + 1);
            case WHITE -> new ObeliskPosition(mode, after.enemy(), after.own(), ply + 1);
        };
    }

    @Override
    public long key() {
        return white.addedTo(black.addedTo(Key.of(ply & 1)));
    }

    @Override
    public String likeness() {
        return ObeliskText.likeness(this);
    }

    @Override
    public int[] features(Seat seat) {
        Colour colour = seat.equals(Seat.FIRST) ? Colour.BLACK : Colour.WHITE;
        return TrioFeatures.of(new Outlook(colour, stones(colour), stones(colour.opponent())));
    }

    @Override
    public String text() {
        return ObeliskText.write(this);
    }

    @Override
    public BoardScene scene(Seat bottom) {
        return picture().seenFrom(bottom);
    }

    private ObeliskScene picture() {
        return new ObeliskScene(mode, outlook(), turn());
    }

    @Override
    public Parsed<ObeliskMove> parse(String typed) {
        return new MoveReader<>(this, ObeliskNotation.INSTANCE, new ObeliskReading(this)).read(typed);
    }

    @Override
    public List<Step> steps(ObeliskMove move) {
        String from = BOARD.name(move.from());
        Unit unit = outlook().own().unitOn(move.from()).orElseThrow();
        return List.of(
                Step.onCell(from, unit.on(from))
                        .with(ObeliskScene.symbol(unit, outlook().colour())),
                Step.onCell(BOARD.name(move.to())));
    }

    @Override
    public Phrase describe(ObeliskMove move) {
        return new ObeliskSentence(this).of(move);
    }

    @Override
    public List<Mark> marks(ObeliskMove move) {
        return picture().marks(move);
    }

    @Override
    public boolean progress(ObeliskMove move) {
        return move instanceof ObeliskMove.Build;
    }
}
