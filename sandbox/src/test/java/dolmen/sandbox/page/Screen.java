package dolmen.sandbox.page;

/** The size of a window, in pixels. */
public enum Screen {
    /** A desk's screen, in daylight colours. */
    DESK(1280, 800),
    /** A phone held upright, in night colours. */
    PHONE(400, 800);

    private final int width;
    private final int height;

    Screen(int width, int height) {
        this.width = width;
        this.height = height;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }
}
