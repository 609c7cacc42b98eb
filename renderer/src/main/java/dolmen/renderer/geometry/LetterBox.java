package dolmen.renderer.geometry;

/**
 * The two boxes in which a picture is seen before anybody opens it: on a desktop it is made to fit into 550 x 350, on a
 * phone it is 330 wide.
 */
public final class LetterBox {
    private static final double DESKTOP_WIDTH = 550;
    private static final double DESKTOP_HEIGHT = 350;
    private static final double PHONE_WIDTH = 330;

    /** The size of the smallest letters that can be read there, in pixels. */
    private static final double READABLE = 9;

    /** The size of letters on a phone that are read with ease, in pixels. */
    private static final double COMFORTABLE = 12;

    private LetterBox() {}

    /** How much smaller a picture is shown on a desktop, from 0 to 1. */
    public static double onDesktop(int width, int height) {
        return Math.min(1, Math.min(DESKTOP_WIDTH / width, DESKTOP_HEIGHT / height));
    }

    /** How much smaller a picture is shown on a phone, from 0 to 1. */
    public static double onPhone(int width) {
        return Math.min(1, PHONE_WIDTH / width);
    }

    /** The size of the smallest letters on a picture that can be read in both boxes, in its own pixels. */
    public static double least(int width, int height) {
        return READABLE / Math.min(onDesktop(width, height), onPhone(width));
    }

    /** The size of letters on a picture that are read with ease on a phone, in its own pixels. */
    public static double comfortable(int width) {
        return COMFORTABLE / onPhone(width);
    }

    /** How high a picture may be to be shown as wide as it can be, in its own pixels. */
    public static int highest(int width) {
        return (int) (DESKTOP_HEIGHT / onPhone(width));
    }

    /** Whether a picture is so tall that a desktop shows it smaller than a phone does. */
    public static boolean isTall(int width, int height) {
        return onDesktop(width, height) < onPhone(width);
    }
}
