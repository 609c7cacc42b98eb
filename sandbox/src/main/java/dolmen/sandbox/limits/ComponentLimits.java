package dolmen.sandbox.limits;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;

/** The limits of components, in messages and in modals. */
public final class ComponentLimits {
    private static final int ROWS = 5;
    private static final int COMPONENTS_V2 = 40;
    private static final int CHARACTERS_V2 = 4_000;
    private static final int WHITE = 0xFFFFFF;
    private static final Set<ComponentType> TEXTS = Set.of(ComponentType.TEXT_DISPLAY);
    private static final Set<ComponentType> INPUTS = Set.of(
            ComponentType.TEXT_INPUT,
            ComponentType.STRING_SELECT,
            ComponentType.USER_SELECT,
            ComponentType.ROLE_SELECT,
            ComponentType.MENTIONABLE_SELECT,
            ComponentType.CHANNEL_SELECT,
            ComponentType.RADIO_GROUP);
    private static final Set<ComponentType> TEXT_INPUTS = Set.of(ComponentType.TEXT_INPUT);
    private static final Set<ComponentType> ACCESSORIES = Set.of(ComponentType.BUTTON, ComponentType.THUMBNAIL);

    private static final Set<ComponentType> TOP = Set.of(ComponentType.ACTION_ROW);
    private static final Set<ComponentType> TOP_V2 = Set.of(
            ComponentType.ACTION_ROW,
            ComponentType.SECTION,
            ComponentType.TEXT_DISPLAY,
            ComponentType.MEDIA_GALLERY,
            ComponentType.FILE,
            ComponentType.SEPARATOR,
            ComponentType.CONTAINER);

    private final boolean v2;
    private final LongPredicate knownEmoji;
    private final Set<String> customIds = new HashSet<>();
    private int count;
    private int characters;

    private ComponentLimits(boolean v2, LongPredicate knownEmoji) {
        this.v2 = v2;
        this.knownEmoji = knownEmoji;
    }

    static void checkMessage(Field components, boolean v2, LongPredicate knownEmoji) {
        ComponentLimits limits = new ComponentLimits(v2, knownEmoji);
        if (!v2) {
            components.size(0, ROWS);
        }
        components.items().forEach(limits::checkTop);
        if (v2 && limits.count > COMPONENTS_V2) {
            components.reject(
                    "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components cannot exceed 40");
        }
        if (v2 && limits.characters > CHARACTERS_V2) {
            components.reject(
                    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "The total displayable text size cannot exceed 4000");
        }
    }

    /**
     * Checks a modal.
     *
     * @param knownEmoji true for the id of an emoji that the bot may use
     */
    public static void checkModal(Field modal, LongPredicate knownEmoji) {
        modal.get("custom_id").requiredLength(1, 100);
        modal.get("title").requiredLength(1, 45);
        Field components = modal.get("components");
        if (components.required()) {
            components.size(1, ROWS);
        }
        ComponentLimits limits = new ComponentLimits(true, knownEmoji);
        for (Field component : components.items()) {
            switch (ComponentType.of(component).orElse(ComponentType.BUTTON)) {
                case LABEL -> limits.checkLabel(component);
                case TEXT_DISPLAY -> limits.check(component, ComponentType.TEXT_DISPLAY);
                case ACTION_ROW -> limits.checkRowOfModal(component);
                default -> wrongType(component);
            }
        }
    }

    private void checkLabel(Field label) {
        label.get("label").requiredLength(1, 45);
        label.get("description").length(1, 100);
        Field input = label.get("component");
        if (input.required()) {
            checkOneOf(input, INPUTS);
            SelectLimits.checkInModal(input);
        }
    }

    /** An action row of a modal may contain only a text input; menus belong in labels. */
    private void checkRowOfModal(Field row) {
        row.get("components").required();
        row.get("components").size(1, 1);
        row.get("components").items().forEach(input -> {
            checkOneOf(input, TEXT_INPUTS);
            input.get("label").length(1, 45);
        });
    }

    private void checkTop(Field component) {
        checkOneOf(component, v2 ? TOP_V2 : TOP);
    }

    private void check(Field component, ComponentType type) {
        count++;
        switch (type) {
            case ACTION_ROW -> checkRow(component);
            case BUTTON -> checkButton(component);
            case STRING_SELECT -> {
                checkSelect(component);
                SelectLimits.checkOptions(component, 1, SelectLimits.OPTIONS, knownEmoji);
            }
            case USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT -> checkSelect(component);
            case RADIO_GROUP -> {
                checkCustomId(component);
                SelectLimits.checkOptions(component, 2, SelectLimits.RADIO_OPTIONS, knownEmoji);
            }
            case TEXT_INPUT -> checkTextInput(component);
            case SECTION -> checkSection(component);
            case TEXT_DISPLAY -> {
                component.get("content").requiredLength(1, CHARACTERS_V2);
                characters += component.get("content").characters();
            }
            case THUMBNAIL -> checkMedia(component, "media");
            case MEDIA_GALLERY -> {
                component.get("items").required();
                component.get("items").size(1, 10);
                component.get("items").items().forEach(item -> checkMedia(item, "media"));
            }
            case FILE -> {
                checkMedia(component, "file");
                checkIsAttachment(component.get("file").get("url"));
            }
            case SEPARATOR -> component.get("spacing").range(1, 2);
            case CONTAINER -> checkContainer(component);
            case LABEL -> wrongType(component);
        }
    }

    private void checkRow(Field row) {
        Field children = row.get("components");
        children.required();
        children.size(1, 5);
        List<Field> items = children.items();
        for (Field child : items) {
            Optional<ComponentType> type = ComponentType.of(child);
            if (type.isEmpty()
                    || !(type.get() == ComponentType.BUTTON || type.get().isSelect())) {
                wrongType(child);
            } else if (type.get().isSelect() && items.size() > 1) {
                child.reject("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "Layout width cannot be exceeded");
            } else {
                check(child, type.get());
            }
        }
    }

    private void checkContainer(Field container) {
        container.get("accent_color").range(0, WHITE);
        container.get("components").required();
        for (Field child : container.get("components").items()) {
            if (ComponentType.of(child)
                    .filter(type -> type == ComponentType.CONTAINER)
                    .isPresent()) {
                wrongType(child);
            } else {
                checkTop(child);
            }
        }
    }

    private void checkSection(Field section) {
        Field texts = section.get("components");
        texts.required();
        texts.size(1, 3);
        texts.items().forEach(text -> checkOneOf(text, TEXTS));
        Field accessory = section.get("accessory");
        if (accessory.required()) {
            checkOneOf(accessory, ACCESSORIES);
        }
    }

    private void checkOneOf(Field component, Set<ComponentType> allowed) {
        ComponentType.of(component)
                .filter(allowed::contains)
                .ifPresentOrElse(type -> check(component, type), () -> wrongType(component));
    }

    private void checkButton(Field button) {
        button.get("label").length(0, 80);
        EmojiLimits.checkUse(button, knownEmoji);
        button.get("style").required();
        long style = button.get("style").number().orElse(0L);
        if (style >= 1 && style <= 4) {
            checkCustomId(button);
            if (!button.get("label").present() && !button.get("emoji").present()) {
                button.reject("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or emoji");
            }
        } else if (style == 5) {
            button.get("url").requiredLength(1, 512);
        } else if (style != 6) {
            button.get("style").reject("BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).");
        }
    }

    private void checkSelect(Field select) {
        checkCustomId(select);
        SelectLimits.checkRange(select);
        SelectLimits.checkDefaultValues(select);
    }

    private void checkTextInput(Field input) {
        checkCustomId(input);
        input.get("placeholder").length(0, 100);
        input.get("value").length(0, 4_000);
        input.get("min_length").range(0, 4_000);
        input.get("max_length").range(1, 4_000);
        input.get("style").range(1, 2);
    }

    private static void checkMedia(Field component, String name) {
        component.get(name).required();
        component.get(name).get("url").requiredLength(1, 2_048);
        component.get("description").length(0, 1_024);
    }

    /** The file must be an attachment; only pictures may have other URLs. */
    private static void checkIsAttachment(Field url) {
        if (url.present() && !url.text().startsWith("attachment://")) {
            url.reject("INVALID_URL_SCHEME", "Scheme must be one of ('attachment',).");
        }
    }

    private void checkCustomId(Field component) {
        Field customId = component.get("custom_id");
        customId.requiredLength(1, 100);
        if (customId.present() && !customIds.add(customId.text())) {
            customId.reject("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
        }
    }

    private static void wrongType(Field component) {
        component.get("type").reject("UNION_TYPE_CHOICES", "This kind of component is not allowed here");
    }
}
