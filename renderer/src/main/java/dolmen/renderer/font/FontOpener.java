package dolmen.renderer.font;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Opens fonts, even on a machine without fontconfig and fonts, such as a bare container.
 *
 * <p>Java looks for the machine's fonts first and fails without a list of them, even if no such font is needed. An
 * empty list satisfies it. Java reads the list once, when the first font is opened.
 */
final class FontOpener {
    private static final String LIST_PROPERTY = "sun.awt.fontconfig";
    private static final String EMPTY_LIST = "version=1\nsequence.allfonts=default\n";

    private FontOpener() {}

    /** Opens the font of a TrueType file. */
    static Font open(byte[] file) throws IOException, FontFormatException {
        try {
            return create(file);
        } catch (IOException | RuntimeException | InternalError noFontsOnThisMachine) {
            return openWithoutMachineFonts(file);
        }
    }

    private static Font openWithoutMachineFonts(byte[] file) throws IOException, FontFormatException {
        Path list = Files.createTempFile("no-fonts", ".properties");
        try {
            Files.writeString(list, EMPTY_LIST);
            System.setProperty(LIST_PROPERTY, list.toString());
            return create(file);
        } finally {
            System.clearProperty(LIST_PROPERTY);
            Files.delete(list);
        }
    }

    private static Font create(byte[] file) throws IOException, FontFormatException {
        return Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file));
    }
}
