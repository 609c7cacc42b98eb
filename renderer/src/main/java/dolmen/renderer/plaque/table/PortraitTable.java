package dolmen.renderer.plaque.table;

import dolmen.renderer.face.FacePainter;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.plaque.OpponentsPlaque;
import dolmen.renderer.plaque.OpponentsPlaque.Portrayed;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import dolmen.renderer.surface.Plate;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Faces on a plate of a game's material, in rows, each above its name, its rating and its description. */
public record PortraitTable(PlaquePage page, Material material, List<Portrayed> opponents) implements Section {
    private static final double ABOVE = 0.012;
    private static final double BELOW = 0.02;
    private static final double ROW = 0.402;
    private static final double FACE = 0.17;
    private static final double FACE_MIDDLE = 0.104;
    private static final double NAME_MIDDLE = 0.218;
    private static final double SPACE = 0.016;
    private static final double STANDING_MIDDLE = 0.26;
    private static final double LINES_TOP = 0.287;
    private static final double INSET = 0.012;
    private static final int MOST_LINES = 3;
    private static final double NARROWER = 0.03;
    private static final int TRIED = 20;

    @Override
    public double height() {
        return page.px(ABOVE + rows() * ROW + BELOW);
    }

    private int rows() {
        return Math.ceilDiv(opponents.size(), OpponentsPlaque.COLUMNS);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        Plate plate = page.plate(pen, material, top + page.px(ABOVE), page.px(rows() * ROW), rows());
        double across = plate.bounds().getWidth() / OpponentsPlaque.COLUMNS;
        for (int index = 0; index < opponents.size(); index++) {
            double x = plate.bounds().getX() + (index % OpponentsPlaque.COLUMNS + 0.5) * across;
            double y = plate.bounds().getY() + Math.floorDiv(index, OpponentsPlaque.COLUMNS) * plate.row();
            paint(pen, opponents.get(index), plate.colors().ink(), x, y, across);
        }
    }

    /** Draws one opponent, centred in its column. */
    private void paint(Graphics2D pen, Portrayed opponent, Color ink, double x, double top, double across) {
        new FacePainter(page.theme(), page.px(FACE)).paint(pen, opponent.face(), x, top + page.px(FACE_MIDDLE));
        FontFamily bold = page.names();
        String rating = rating(opponent);
        double after = rating.isEmpty() ? 0 : page.px(SPACE) + page.text().width(rating);
        double both = bold.width(opponent.name()) + after;
        double y = top + page.px(NAME_MIDDLE);
        page.write(pen, opponent.name(), bold, ink, x - both / 2, y, Align.START);
        page.write(pen, rating, page.text(), ink, x + both / 2, y, Align.END);
        double room = across - 2 * page.px(INSET);
        page.write(pen, opponent.standing(), page.small(), ink, x, top + page.px(STANDING_MIDDLE), Align.CENTRE, room);
        Paragraph line = balanced(opponent.line(), room);
        pen.setPaint(ink);
        line.drawAbout(pen, x, top + page.px(LINES_TOP) + line.height() / 2);
    }

    /** The rating as text; empty if it was never measured. */
    private static String rating(Portrayed opponent) {
        OptionalInt rating = opponent.rating();
        return rating.isPresent() ? Integer.toString(rating.getAsInt()) : "";
    }

    /** Wraps a sentence to as few lines as possible, of nearly equal lengths. */
    private Paragraph balanced(String sentence, double room) {
        Paragraph widest = paragraph(sentence, room);
        double least = IntStream.rangeClosed(1, TRIED)
                .mapToDouble(step -> room * (1 - step * NARROWER))
                .takeWhile(narrow -> sameHeight(paragraph(sentence, narrow), widest))
                .min()
                .orElse(room);
        return paragraph(sentence, least);
    }

    private static boolean sameHeight(Paragraph one, Paragraph other) {
        return one.whole() == other.whole() && one.height() == other.height();
    }

    private Paragraph paragraph(String sentence, double room) {
        return Paragraph.of(page.typeface(), sentence, page.small().first(), room, MOST_LINES);
    }
}
