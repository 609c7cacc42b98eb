package dolmen.renderer.plaque.page;

import java.awt.Graphics2D;

/** A part of a plaque, as wide as the page; sections are stacked. */
public interface Section {

    /** The height in pixels. */
    double height();

    /** Draws the section below the given line. */
    void paint(Graphics2D pen, double top);
}
