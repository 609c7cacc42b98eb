package dolmen.sandbox.limits;

import dolmen.sandbox.http.Bytes;
import java.util.Base64;
import java.util.Collection;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The limits of an application's emoji, and of emoji in components. */
public final class EmojiLimits {
    private static final int LARGEST = 256 << 10;
    private static final Pattern NAME = Pattern.compile("\\w*");
    private static final Pattern IMAGE =
            Pattern.compile("data:image/(?:png|jpeg|gif|webp);base64,(?<file>[A-Za-z0-9+/]+=*)");
    private static final int GIF = 0x47494638;

    private EmojiLimits() {}

    /** Checks a new emoji; its name must not be taken. */
    public static void checkNew(Field emoji, Collection<String> taken) {
        if (emoji.get("name").required()) {
            checkName(emoji.get("name"), taken);
        }
        Field image = emoji.get("image");
        if (!image.required()) {
            return;
        }
        Optional<Bytes> picture = picture(image.text());
        if (picture.isEmpty()) {
            image.reject("IMAGE_INVALID", "Invalid image data");
        } else if (picture.get().size() > LARGEST) {
            image.reject("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
        }
    }

    /** Checks a name. */
    public static void checkName(Field name, Collection<String> taken) {
        name.length(2, 32);
        if (!NAME.matcher(name.text()).matches()) {
            name.reject("STRING_TYPE_REGEX", "String value did not match validation regex.");
        } else if (taken.contains(name.text())) {
            name.reject("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists");
        }
    }

    /** The picture in a data URI; empty if it is none. */
    public static Optional<Bytes> picture(String uri) {
        Matcher image = IMAGE.matcher(uri);
        try {
            return image.matches()
                    ? Optional.of(Bytes.of(Base64.getDecoder().decode(image.group("file"))))
                    : Optional.empty();
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    /** True for a picture that may move. */
    public static boolean isAnimated(Bytes picture) {
        return picture.size() >= Integer.BYTES && picture.buffer().getInt(0) == GIF;
    }

    /** Checks the emoji of a button or of a menu's choice. The code names buttons in menus as well. */
    static void checkUse(Field component, LongPredicate known) {
        Field id = component.get("emoji").get("id");
        if (id.present() && !(id.text().matches("\\d{1,19}") && known.test(Long.parseUnsignedLong(id.text())))) {
            id.reject("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    }
}
