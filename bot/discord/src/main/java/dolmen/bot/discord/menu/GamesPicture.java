package dolmen.bot.discord.menu;

import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import net.dv8tion.jda.api.utils.FileUpload;

/** The boards of all games in one picture, as a file of messages. Safe for use by many threads. */
public record GamesPicture(Pictures pictures, GameRegistry games) {

    /** The picture in the colours of the theme. */
    public FileUpload in(Optional<String> theme, Wording wording) {
        Picture sheet = pictures.gameSheet(games, theme, wording);
        return FileUpload.fromStreamSupplier("games.png", sheet::open).setDescription(sheet.altText());
    }
}
