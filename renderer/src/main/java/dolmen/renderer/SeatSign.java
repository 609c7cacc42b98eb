package dolmen.renderer;

import dolmen.renderer.face.Face;
import dolmen.renderer.face.FacePainter;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.piece.RimPainter;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Tray;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Optional;

/**
 * The sign of a seat on every header: a disc in its colours, the face of a computer, and a line that is bold while the
 * seat is to move.
 *
 * @param board the board that gives the colours
 */
record SeatSign(PlacedBoard board) {
    private static final double EDGE = 0.1;
    private static final double RIM_CELL = 2.4;
    private static final double BOLD = 0.0055;
    private static final double FINE = 0.0015;

    /** The word for a side, empty if no tray has one. */
    static String word(Side side, List<Tray> trays) {
        return trays.stream()
                .filter(tray -> tray.side() == side)
                .map(Tray::nameInWords)
                .findFirst()
                .orElse("");
    }

    void disc(Graphics2D pen, Side side, double x, double y, double radius) {
        ArmyColors army = board.colors().army(side);
        var disc = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
        Pencil.fill(pen, disc, army.body());
        Pencil.line(pen, disc, board.theme().quiet(), Math.max(1, EDGE * radius));
        RimPainter.paint(pen, army, disc, (int) (radius * RIM_CELL));
    }

    /** Draws the face, if there is one, centred on a place. */
    void face(Graphics2D pen, Optional<Face> face, double x, double y, double size) {
        face.ifPresent(carved -> new FacePainter(board.theme(), size).paint(pen, carved, x, y));
    }

    void turn(Graphics2D pen, boolean toMove, Shape line) {
        int width = board.layout().width();
        if (toMove) {
            Pencil.line(pen, line, board.theme().accent(), Math.max(2, BOLD * width));
        } else {
            Pencil.line(pen, line, board.theme().line(), Math.max(1, FINE * width));
        }
    }
}
