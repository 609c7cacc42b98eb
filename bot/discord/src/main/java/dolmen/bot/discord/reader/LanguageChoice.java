package dolmen.bot.discord.reader;

import dolmen.bot.words.Wordings;
import java.util.Optional;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** The choice of a language: each has its own name, so that people find theirs among others. */
public final class LanguageChoice {
    /** The option of commands, and the setting of menus. */
    public static final String NAME = "language";

    private static final String OF_DISCORD = "-";

    private LanguageChoice() {}

    /** The option of a command. */
    public static OptionData option(String description) {
        return new OptionData(OptionType.STRING, NAME, description)
                .addChoice("As in Discord", OF_DISCORD)
                .addChoices(Wordings.names().entrySet().stream()
                        .map(other -> new Command.Choice(other.getValue(), other.getKey()))
                        .toList());
    }

    /**
     * A menu of all languages.
     *
     * @param now the tag of the chosen one; empty for that of Discord
     * @param ofDiscord the name of the language of Discord
     */
    public static StringSelectMenu menu(String id, Optional<String> now, String ofDiscord) {
        return StringSelectMenu.create(id)
                .addOption(ofDiscord, OF_DISCORD)
                .addOptions(Wordings.names().entrySet().stream()
                        .map(other -> SelectOption.of(other.getValue(), other.getKey()))
                        .toList())
                .setDefaultValues(now.filter(Wordings.names()::containsKey).orElse(OF_DISCORD))
                .build();
    }

    /** The language with the tag; empty for that of Discord, and for one that this release no longer has. */
    public static Optional<String> named(String tag) {
        return Optional.of(tag).filter(Wordings.names()::containsKey);
    }
}
