package dolmen.bot.discord.settings;

import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import java.util.SequencedMap;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.CommandInteractionPayload;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.utils.FileUpload;

/** The option {@code theme}: one of the themes of boards, or none. Immutable. */
final class ThemeOption {
    static final String NAME = "theme";

    /** The value for no theme, which is not a theme's name. */
    private static final String NONE = "-";

    /** The English titles of themes by name. */
    private final SequencedMap<String, String> themes;

    private final Pictures pictures;
    private final GameRegistry games;

    /** @param games the games, for an example board in every theme */
    public ThemeOption(Pictures pictures, GameRegistry games) {
        this.pictures = pictures;
        this.games = games;
        this.themes = pictures.themes(Wordings.ENGLISH);
    }

    /** All themes as a picture, with a mark on the chosen one. */
    MediaGallery picture(Optional<String> chosen, Wording wording) {
        Picture sheet = pictures.themeSheet(games, chosen.filter(themes::containsKey), wording);
        return MediaGallery.of(MediaGalleryItem.fromFile(FileUpload.fromStreamSupplier("themes.png", sheet::open))
                .withDescription(sheet.altText()));
    }

    /**
     * The option for registration.
     *
     * @param none the choice of no theme
     */
    OptionData definition(String description, String none) {
        return new OptionData(OptionType.STRING, NAME, description)
                .addChoices(themes.entrySet().stream()
                        .map(theme -> new Command.Choice(theme.getValue(), theme.getKey()))
                        .toList())
                .addChoice(none, NONE);
    }

    /** True if the sender has chosen a theme, or none. */
    static boolean isIn(CommandInteractionPayload command) {
        return command.getOption(NAME) != null;
    }

    /** The theme that the sender has chosen; empty for none, and for one that this release no longer has. */
    Optional<String> chosen(CommandInteractionPayload command) {
        return Optional.ofNullable(command.getOption(NAME))
                .map(OptionMapping::getAsString)
                .flatMap(this::named);
    }

    /** The theme with the name; empty for none, and for one that this release no longer has. */
    Optional<String> named(String name) {
        return Optional.of(name).filter(themes::containsKey);
    }

    /**
     * The menu of all themes and none.
     *
     * @param none the label of no theme
     * @param why a description of the theme that applies then; the picture shows the other themes
     */
    StringSelectMenu menu(String id, Optional<String> chosen, String none, String why, Wording wording) {
        return StringSelectMenu.create(id)
                .addOption(none, NONE, why)
                .addOptions(pictures.themes(wording).entrySet().stream()
                        .map(theme -> SelectOption.of(theme.getValue(), theme.getKey()))
                        .toList())
                .setDefaultValues(chosen.filter(themes::containsKey).orElse(NONE))
                .build();
    }
}
