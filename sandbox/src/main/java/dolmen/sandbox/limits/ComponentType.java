package dolmen.sandbox.limits;

import java.util.Arrays;
import java.util.Optional;

/** The component types that the sandbox supports. */
enum ComponentType {
    ACTION_ROW(1),
    BUTTON(2),
    STRING_SELECT(3),
    TEXT_INPUT(4),
    USER_SELECT(5),
    ROLE_SELECT(6),
    MENTIONABLE_SELECT(7),
    CHANNEL_SELECT(8),
    SECTION(9),
    TEXT_DISPLAY(10),
    THUMBNAIL(11),
    MEDIA_GALLERY(12),
    FILE(13),
    SEPARATOR(14),
    CONTAINER(17),
    LABEL(18),
    RADIO_GROUP(21);

    private final int number;

    ComponentType(int number) {
        this.number = number;
    }

    static Optional<ComponentType> of(Field component) {
        long number = component.get("type").number().orElse(0L);
        return Arrays.stream(values()).filter(type -> type.number == number).findFirst();
    }

    boolean isSelect() {
        return switch (this) {
            case STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT -> true;
            case ACTION_ROW,
                    BUTTON,
                    TEXT_INPUT,
                    SECTION,
                    TEXT_DISPLAY,
                    THUMBNAIL,
                    MEDIA_GALLERY,
                    FILE,
                    SEPARATOR,
                    CONTAINER,
                    LABEL,
                    RADIO_GROUP -> false;
        };
    }
}
