package dolmen.renderer.geometry;

/**
 * The two boxes in which Discord shows a picture before anybody opens it, in pixels: 550 x 350 on a desktop, and a
 * width of 330 on a phone.
 */
public final class LetterBox {
    private static final double DESKTOP_WIDTH = 550;
    private static final double DESKTOP_HEIGHT = 350;
    private static final double PHONE_WIDTH = 330;

    /** The smallest legible font size in a box, in pixels. */
    private static final double READABLE = 9;

    /** A comfortable font size on a phone, in pixels. */
    private static final double COMFORTABLE = 12;

    private LetterBox() {}

    /** The factor by which a desktop reduces a picture, from 0 to 1. */
    public static double onDesktop(int width, int height) {
        return Math.min(1, Math.min(DESKTOP_WIDTH / width, DESKTOP_HEIGHT / height));
    }

    /** The factor by which a phone reduces a picture, from 0 to 1. */
    public static double onPhone(int width) {
        return Math.min(1, PHONE_WIDTH / width);
    }

    /** The smallest font size that is legible in both boxes, in the picture's pixels. */
    public static double least(int width, int height) {
        return READABLE / Math.min(onDesktop(width, height), onPhone(width));
    }

    /** A comfortable font size on a phone, in the picture's pixels. */
    public static double comfortable(int width) {
        return COMFORTABLE / onPhone(width);
    }

    /** The maximum height of a picture that keeps its full width, in its own pixels. */
    public static int highest(int width) {
        return (int) (DESKTOP_HEIGHT / onPhone(width));
    }

    /** True if a picture is so tall that a desktop shows it smaller than a phone does. */
    public static boolean isTall(int width, int height) {
        return onDesktop(width, height) < onPhone(width);
    }
}
