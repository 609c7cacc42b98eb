package dolmen.sandbox.limits;

import java.util.HashSet;
import java.util.Set;
import java.util.function.LongPredicate;

/** The limits of menus and radio groups. */
final class SelectLimits {
    /** The maximum number of options of a menu. */
    static final int OPTIONS = 25;

    /** The maximum number of options of a radio group. */
    static final int RADIO_OPTIONS = 10;

    private SelectLimits() {}

    static void checkRange(Field select) {
        select.get("placeholder").length(0, 150);
        select.get("min_values").range(0, OPTIONS);
        select.get("max_values").range(1, OPTIONS);
        long least = select.get("min_values").number().orElse(1L);
        long most = select.get("max_values").number().orElse(1L);
        if (least > most) {
            select.reject("SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", "min_values must not be above max_values");
        }
    }

    /** Checks that a menu in a modal has no forbidden fields and can be answered. */
    static void checkInModal(Field select) {
        if (select.get("disabled").value().asBoolean()) {
            select.get("disabled").reject("COMPONENT_DISABLED_INVALID", "Components in modals cannot be disabled");
        }
        boolean required = select.get("required").value().asBoolean(true);
        if (required && select.get("min_values").number().orElse(1L) == 0) {
            select.get("min_values")
                    .reject("SELECT_COMPONENT_MIN_VALUES_INVALID", "min_values must be above 0 where it is required");
        }
    }

    /** Checks the people, roles or channels that are selected by default. */
    static void checkDefaultValues(Field select) {
        Field chosen = select.get("default_values");
        if (!chosen.present() || chosen.items().isEmpty()) {
            return;
        }
        long least = select.get("min_values").number().orElse(1L);
        long most = select.get("max_values").number().orElse(1L);
        if (chosen.items().size() < least || chosen.items().size() > most) {
            chosen.reject(
                    "SELECT_COMPONENT_INVALID_NUMBER_OF_DEFAULT_VALUES",
                    "The number of default values must be in the range of min_values and max_values");
        }
        chosen.items().forEach(value -> {
            value.get("id").required();
            value.get("type").required();
        });
    }

    /**
     * Checks the options.
     *
     * @param least the minimum number of options
     * @param limit the maximum number of options
     * @param knownEmoji true for the id of an emoji that the options may show
     */
    static void checkOptions(Field select, int least, int limit, LongPredicate knownEmoji) {
        Field options = select.get("options");
        options.required();
        options.size(least, limit);
        long most = select.get("max_values").number().orElse(1L);
        if (options.present() && most > options.items().size()) {
            select.reject(
                    "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", "max_values must not be above the number of options");
        }
        Set<String> values = new HashSet<>();
        int chosen = 0;
        for (Field option : options.items()) {
            option.get("label").requiredLength(1, 100);
            option.get("value").requiredLength(1, 100);
            option.get("description").length(0, 100);
            EmojiLimits.checkUse(option, knownEmoji);
            if (!values.add(option.get("value").text())) {
                option.get("value")
                        .reject(
                                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                                "The specified option value is already used");
            }
            chosen += option.get("default").value().asBoolean() ? 1 : 0;
        }
        if (chosen > most) {
            select.reject("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values");
        }
    }
}
