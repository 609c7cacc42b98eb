package dolmen.renderer;

import java.awt.Font;
import java.util.function.DoubleConsumer;

/** A font that records the sizes in which words were drawn; derived fonts record to the same place. */
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

    /** Drawing a text asks its font this first; measuring a text does not. */
    @Override
    public boolean hasLayoutAttributes() {
        sizes.accept(getSize2D());
        return super.hasLayoutAttributes();
    }
}
