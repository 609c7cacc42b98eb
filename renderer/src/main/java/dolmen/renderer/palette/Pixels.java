package dolmen.renderer.palette;

import java.awt.image.BufferedImage;

/** The pixels of pictures as numbers. */
public final class Pixels {
    private Pixels() {}

    /**
     * The colours of the pixels, row by row, each 0xRRGGBB. {@code getRGB} is slow, as it asks the colour model for
     * each.
     */
    public static int[] of(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        int[] pixels = new int[width * height];
        if (picture.getType() == BufferedImage.TYPE_INT_RGB) {
            picture.getRaster().getDataElements(0, 0, width, height, pixels);
        } else {
            picture.getRGB(0, 0, width, height, pixels, 0, width);
        }
        for (int index = 0; index < pixels.length; index++) {
            pixels[index] &= 0xFFFFFF;
        }
        return pixels;
    }
}
