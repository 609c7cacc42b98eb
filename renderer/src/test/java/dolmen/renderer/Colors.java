package dolmen.renderer;

import com.github.ajalt.colormath.model.RGB;
import com.github.ajalt.colormath.model.RGBColorSpaces;
import java.awt.Color;

/** Colours of pictures, as the library for colours knows them. */
final class Colors {
    private static final int OPAQUE = 255;

    private Colors() {}

    static RGB of(Color color) {
        return RGBColorSpaces.INSTANCE.getSRGB().from255(color.getRed(), color.getGreen(), color.getBlue(), OPAQUE);
    }
}
