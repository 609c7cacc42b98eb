package dolmen.bot.discord.words;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.localization.LocalizationFunction;

/**
 * The descriptions and choices of commands, and the entries in the menu of a person, in every language but English. The
 * names of commands and options stay English, because messages mention them. Immutable.
 *
 * <p>A key such as {@code play.options.game.description} may be shortened at its front: the text at
 * {@code options.game.description} serves all commands with this option. Keys of menu entries begin with {@code menu}.
 */
public final class CommandTranslations {

    /** The languages besides English. */
    public static final List<DiscordLocale> LANGUAGES = List.of(
            DiscordLocale.GERMAN,
            DiscordLocale.SWEDISH,
            DiscordLocale.FRENCH,
            DiscordLocale.SPANISH,
            DiscordLocale.ITALIAN,
            DiscordLocale.PORTUGUESE_BRAZILIAN,
            DiscordLocale.POLISH,
            DiscordLocale.DUTCH,
            DiscordLocale.JAPANESE);

    private final Map<DiscordLocale, ResourceBundle> files =
            LANGUAGES.stream().collect(Collectors.toUnmodifiableMap(Function.identity(), CommandTranslations::file));

    /** The texts of a language by key. */
    public static ResourceBundle file(DiscordLocale language) {
        return ResourceBundle.getBundle(
                "%s.commands-%s".formatted(CommandTranslations.class.getPackageName(), language.getLocale()),
                Locale.ROOT);
    }

    /** The command, to be registered with its translations. */
    public CommandData translated(CommandData command) {
        LocalizationFunction function =
                command.getType() == Command.Type.SLASH ? this::texts : key -> texts("menu." + key);
        return command.setLocalizationFunction(function);
    }

    private Map<DiscordLocale, String> texts(String key) {
        Map<DiscordLocale, String> found = new EnumMap<>(DiscordLocale.class);
        files.forEach((language, file) -> text(file, key).ifPresent(text -> found.put(language, text)));
        return found;
    }

    private static Optional<String> text(ResourceBundle file, String key) {
        return Stream.iterate(key, CommandTranslations::isLong, CommandTranslations::shortened)
                .filter(file::containsKey)
                .map(file::getString)
                .findFirst();
    }

    private static boolean isLong(String key) {
        return key.contains(".");
    }

    private static String shortened(String key) {
        return key.substring(key.indexOf('.') + 1);
    }
}
