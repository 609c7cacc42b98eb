package dolmen.renderer.font;

/** The Java of this process cannot read fonts, because a library of the machine is missing. */
public final class UnreadableFontsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnreadableFontsException(Throwable cause) {
        super("""
                this Java cannot read fonts. Install the libraries freetype and harfbuzz \
                (on Debian: apt-get install libfreetype6 libharfbuzz0b), or use another Java.""", cause);
    }
}
