package dolmen.renderer.face;

import dolmen.renderer.pen.Outline;
import dolmen.renderer.theme.Theme;
import java.awt.Graphics2D;
import java.awt.Shape;

/**
 * Draws faces carved in stone.
 *
 * @param theme the colours
 * @param size the side of the square around the stone, in pixels
 */
public record FacePainter(Theme theme, double size) {
    private static final double BEVEL = 1.1;

    /** Draws the face, centred on a place. */
    public void paint(Graphics2D pen, Face face, double x, double y) {
        Graphics2D own = (Graphics2D) pen.create();
        own.translate(x - size / 2, y - size / 2);
        var chisel = new Chisel(own, FaceColors.of(theme, face.attacking()), size);
        Carving carving = Carving.of(face);
        var slab = new Slab(chisel, chisel.pixels(Outline.path(carving.stone())));
        slab.paint(theme.shadow());
        Shape everywhere = own.getClip();
        own.clip(slab.outline());
        carving.cuts().forEach(cut -> cut(chisel, cut));
        own.setClip(everywhere);
        slab.frame(face.notches());
        own.dispose();
    }

    private static void cut(Chisel chisel, Cut cut) {
        Shape shape = chisel.pixels(Outline.path(cut.outline()));
        switch (cut.layer()) {
            case SKIN, PAINT, WORN, ROUGH, LIGHT ->
                chisel.plane(shape, chisel.colors().of(cut.layer()), BEVEL);
            case SHADE -> chisel.shade(shape);
            case HOLLOW -> chisel.hollow(shape);
            case GROOVE -> chisel.groove(shape, cut.width());
            case SCRATCH -> chisel.scratch(shape, cut.width());
        }
    }
}
