package dolmen.renderer.pen;

import java.awt.Color;

/** The contrast of colours by their lightness, as the Web Content Accessibility Guidelines 2.2 define it. */
public final class Contrast {
    private static final double FLARE = 0.05;

    private Contrast() {}

    /** The contrast ratio: from 1, for equal colours, to 21, for black and white. */
    public static double between(Color one, Color other) {
        double light = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (light + FLARE) / (dark + FLARE);
    }

    /** Returns the colour with more contrast on a ground. */
    public static Color better(Color ground, Color one, Color other) {
        return between(ground, one) >= between(ground, other) ? one : other;
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
