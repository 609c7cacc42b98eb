package dolmen.bot.discord.guide;

import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.rules.GameRegistry;
import java.util.Optional;
import net.dv8tion.jda.api.utils.FileUpload;

/** The first steps of a new player: a few words, a picture of all games, and buttons. */
record FirstSteps(CommandBook commands, FirstButtons buttons, Pictures pictures, GameRegistry games) {

    String words() {
        return "**Stone games that few people know**, played here over hours or days. %s begins a match with a computer, %s one with a friend."
                .formatted(commands.mention("play"), commands.mention("challenge"));
    }

    FileUpload picture(Optional<String> theme) {
        Picture sheet = pictures.gameSheet(games, theme);
        return FileUpload.fromStreamSupplier("games.png", sheet::open).setDescription(sheet.altText());
    }
}
