package dolmen.bot.discord.menu;

import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.rating.RatingPictures;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import net.dv8tion.jda.api.utils.FileUpload;

/** Pictures of the computer players of a game, as files of messages. Safe for use by many threads. */
public record OpponentFaces(VariantCatalogue variants, RatingPictures pictures) {

    /**
     * The computer players with their strength in the game, in the colours of the theme and the language of the
     * readers.
     */
    public FileUpload of(Variant game, Optional<String> theme, Wording wording) {
        var company = new RatingPictures.Company(
                game.game(),
                variants.choices(game),
                Opponent.ALL.stream()
                        .map(opponent -> new RatingPictures.Member(opponent, opponent.points(game)))
                        .toList());
        Picture picture = pictures.opponents(company, theme, wording);
        return FileUpload.fromStreamSupplier("opponents.png", picture::open).setDescription(picture.altText());
    }
}
