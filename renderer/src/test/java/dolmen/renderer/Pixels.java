package dolmen.renderer;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;

/** Compares pictures pixel by pixel. */
public final class Pixels {
    private Pixels() {}

    public static int[] of(BufferedImage picture) {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }

    /** The mean over pixels of the greatest difference of a channel, from 0 to 255. */
    public static double meanDifference(BufferedImage one, BufferedImage other) {
        int[] ones = of(one);
        int[] others = of(other);
        double sum = 0;
        for (int index = 0; index < ones.length; index++) {
            sum += difference(ones[index], others[index]);
        }
        return sum / ones.length;
    }

    /** The share of the pixels, from 0 to 1, with a channel that differs by more than the limit. */
    public static double partDifferingBy(BufferedImage one, BufferedImage other, int most) {
        return partDifferingBy(of(one), of(other), most);
    }

    /**
     * The share of the pixels of two pictures of one size, from 0 to 1, with a channel that differs by more than the
     * limit.
     */
    public static double partDifferingBy(int[] ones, int[] others, int most) {
        int differing = 0;
        for (int index = 0; index < ones.length; index++) {
            differing += difference(ones[index], others[index]) > most ? 1 : 0;
        }
        return (double) differing / ones.length;
    }

    /** The smallest rectangle with all pixels that differ; empty if none do. */
    public static Rectangle differenceOf(BufferedImage one, BufferedImage other) {
        var differing = new Rectangle();
        int[] ones = of(one);
        int[] others = of(other);
        for (int index = 0; index < ones.length; index++) {
            if (ones[index] != others[index]) {
                var pixel = new Rectangle(index % one.getWidth(), index / one.getWidth(), 1, 1);
                differing = differing.isEmpty() ? pixel : differing.union(pixel);
            }
        }
        return differing;
    }

    private static int difference(int one, int other) {
        int widest = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            widest = Math.max(widest, Math.abs(((one >> shift) & 0xFF) - ((other >> shift) & 0xFF)));
        }
        return widest;
    }
}
