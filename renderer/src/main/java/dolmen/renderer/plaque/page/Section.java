package dolmen.renderer.plaque.page;

import java.awt.Graphics2D;

/** A part of a plaque, as wide as the page; others stand above and below it. */
public interface Section {

    /** The height in pixels. */
    double height();

    /** Draws the block below that line. */
    void paint(Graphics2D pen, double top);
}
