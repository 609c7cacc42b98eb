package dolmen.sandbox.limits;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** The limits of application commands. */
public final class CommandLimits {
    private static final Pattern NAME =
            Pattern.compile("^[-_'\\p{L}\\p{N}\\p{IsDevanagari}\\p{IsThai}]{1,32}$", Pattern.UNICODE_CASE);
    /** The type of the command with which people start an Activity. */
    public static final long ENTRY_POINT = 4;

    private static final long SLASH = 1;
    /** The maximum number by type: slash commands, user commands, message commands, and the entry point. */
    private static final Map<Long, Integer> MOST = Map.of(SLASH, 100, 2L, 15, 3L, 15, ENTRY_POINT, 1);

    /** The languages of Discord's clients. */
    public static final List<String> LOCALES = List.of(
            "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu",
            "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi",
            "zh-CN", "zh-TW");

    private static final int OPTIONS = 25;
    private static final int CHARACTERS = 8_000;

    private CommandLimits() {}

    /** Checks all commands of a scope. */
    public static void checkAll(Field commands) {
        MOST.forEach((type, most) -> {
            if (commands.items().stream()
                            .filter(command -> type(command) == type)
                            .count()
                    > most) {
                commands.reject("BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.".formatted(most));
            }
        });
        Set<String> names = new HashSet<>();
        for (Field command : commands.items()) {
            check(command);
            if (!names.add(type(command) + " " + command.get("name").text())) {
                command.get("name")
                        .reject("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
            }
        }
    }

    /** Checks one command. */
    public static void check(Field command) {
        if (type(command) != SLASH && type(command) != ENTRY_POINT) {
            checkContextMenu(command);
            return;
        }
        checkName(command.get("name"));
        command.get("description").requiredLength(1, 100);
        checkLocalizations(command);
        checkOptions(command.get("options"), 0);
        int characters = characters(command);
        if (characters > CHARACTERS) {
            command.reject("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (%d)".formatted(CHARACTERS));
        }
    }

    /** User commands and message commands have only a name, which may contain capital letters and spaces. */
    private static void checkContextMenu(Field command) {
        command.get("name").requiredLength(1, 32);
        checkTranslations(command.get("name_localizations"), name -> name.length(1, 32));
        if (!command.get("description").text().isEmpty()) {
            command.get("description")
                    .reject(
                            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
                            "Context menu commands cannot have description");
        }
        if (!command.get("options").items().isEmpty()) {
            command.get("options")
                    .reject(
                            "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID",
                            "Context menu commands cannot have options");
        }
    }

    private static long type(Field command) {
        return command.get("type").number().orElse(SLASH);
    }

    private static void checkName(Field name) {
        if (name.required() && !fits(name.text())) {
            name.reject("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
        }
    }

    private static boolean fits(String name) {
        return NAME.matcher(name).matches() && name.equals(name.toLowerCase(Locale.ROOT));
    }

    private static void checkLocalizations(Field named) {
        checkTranslations(named.get("name_localizations"), CommandLimits::checkName);
        checkTranslations(named.get("description_localizations"), description -> description.length(1, 100));
    }

    private static void checkTranslations(Field translations, Consumer<Field> rule) {
        translations.value().fieldNames().forEachRemaining(locale -> {
            if (!LOCALES.contains(locale)) {
                translations.get(locale).reject("BASE_TYPE_CHOICES", "Value must be one of %s.".formatted(LOCALES));
            }
            rule.accept(translations.get(locale));
        });
    }

    private static void checkOptions(Field options, int depth) {
        options.size(0, OPTIONS);
        Set<String> names = new HashSet<>();
        boolean optionalSeen = false;
        for (Field option : options.items()) {
            checkOption(option, depth);
            if (!names.add(option.get("name").text())) {
                option.get("name")
                        .reject("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name duplicates another option");
            }
            boolean required = option.get("required").value().asBoolean();
            if (required && optionalSeen) {
                option.reject(
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options");
            }
            optionalSeen |= !required;
        }
    }

    private static void checkOption(Field option, int depth) {
        checkName(option.get("name"));
        option.get("description").requiredLength(1, 100);
        checkLocalizations(option);
        option.get("type").required();
        option.get("type").range(1, 11);
        long type = option.get("type").number().orElse(0L);
        if ((type == 1 && depth < 2) || (type == 2 && depth == 0)) {
            checkOptions(option.get("options"), depth + 1);
        } else if (type <= 2) {
            option.get("type")
                    .reject("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option not allowed here");
        }
        checkChoices(option);
        option.get("min_length").range(0, 6_000);
        option.get("max_length").range(1, 6_000);
    }

    private static void checkChoices(Field option) {
        Field choices = option.get("choices");
        choices.size(0, OPTIONS);
        checkChoiceList(choices);
        if (option.get("autocomplete").value().asBoolean() && choices.value().size() > 0) {
            option.reject("APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", "Cannot have choices with autocomplete");
        }
    }

    /** Checks the choices of an autocomplete response. */
    public static void checkOffered(Field choices) {
        choices.required();
        choices.size(0, OPTIONS);
        checkChoiceList(choices);
    }

    private static void checkChoiceList(Field choices) {
        for (Field choice : choices.items()) {
            choice.get("name").requiredLength(1, 100);
            checkTranslations(choice.get("name_localizations"), name -> name.length(1, 100));
            if (choice.get("value").required() && choice.get("value").value().isTextual()) {
                choice.get("value").length(1, 100);
            }
        }
    }

    /**
     * The number of characters in the names, descriptions and values of a command, its options and their choices. The
     * longest translation counts.
     */
    private static int characters(Field command) {
        int total = longest(command.get("name"), command.get("name_localizations"))
                + longest(command.get("description"), command.get("description_localizations"));
        for (Field option : command.get("options").items()) {
            total += characters(option);
        }
        for (Field choice : command.get("choices").items()) {
            total += longest(choice.get("name"), choice.get("name_localizations"))
                    + (choice.get("value").value().isTextual()
                            ? choice.get("value").characters()
                            : 0);
        }
        return total;
    }

    private static int longest(Field text, Field translations) {
        List<JsonNode> values = new ArrayList<>();
        translations.value().elements().forEachRemaining(values::add);
        return Math.max(
                text.characters(),
                values.stream().mapToInt(value -> value.asText().length()).max().orElse(0));
    }
}
