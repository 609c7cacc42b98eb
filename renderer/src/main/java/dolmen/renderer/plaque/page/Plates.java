package dolmen.renderer.plaque.page;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.surface.Plate;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * A cache of images of plates without text, since shadows, grain and threads take longer to draw than all the text.
 * Safe for use by many threads.
 */
public final class Plates {

    /** The width of frames and shadows beyond the rows, in units of the plate. */
    private static final double BEYOND = 0.3;

    private final Cache<Plate, BufferedImage> drawn;

    /** @param mostBytes the maximum size of the cache, in bytes */
    public Plates(long mostBytes) {
        drawn = Caffeine.newBuilder()
                .maximumWeight(mostBytes)
                .weigher((Plate plate, BufferedImage image) -> Pencil.bytes(image))
                .build();
    }

    /** Draws the plate, whose bounds start on a whole pixel. */
    void paint(Graphics2D pen, Plate plate) {
        int beyond = beyond(plate);
        Rectangle2D bounds = plate.bounds();
        Plate moved = new Plate(
                plate.material(),
                plate.theme(),
                new Rectangle2D.Double(beyond, beyond, bounds.getWidth(), bounds.getHeight()),
                plate.rows(),
                plate.unit());
        pen.drawImage(drawn.get(moved, Plates::draw), (int) bounds.getX() - beyond, (int) bounds.getY() - beyond, null);
    }

    private static BufferedImage draw(Plate plate) {
        int beyond = beyond(plate);
        var image = new BufferedImage(
                (int) Math.ceil(plate.bounds().getWidth()) + 2 * beyond,
                (int) Math.ceil(plate.bounds().getHeight()) + 2 * beyond,
                BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D pen = Pencil.on(image);
        plate.paint(pen);
        pen.dispose();
        return image;
    }

    private static int beyond(Plate plate) {
        return (int) Math.ceil(BEYOND * plate.unit());
    }
}
