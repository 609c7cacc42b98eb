package dolmen.renderer;

import java.awt.Font;
import java.util.function.DoubleConsumer;

/** A font that remembers in which sizes something was written, and lets the fonts that it derives do the same. */
final class WatchedFont extends Font {
    private static final long serialVersionUID = 1;

    private final transient DoubleConsumer sizes;

    WatchedFont(Font font, DoubleConsumer sizes) {
        super(font);
        this.sizes = sizes;
    }

    @Override
    public Font deriveFont(float wanted) {
        return new WatchedFont(super.deriveFont(wanted), sizes);
    }

    /** What draws a text asks this of its font first, and what only measures one does not. */
    @Override
    public boolean hasLayoutAttributes() {
        sizes.accept(getSize2D());
        return super.hasLayoutAttributes();
    }
}
