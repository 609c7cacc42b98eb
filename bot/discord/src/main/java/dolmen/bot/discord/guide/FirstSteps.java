package dolmen.bot.discord.guide;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.menu.OpponentFaces;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.VariantCatalogue;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.FileUpload;

/**
 * The first steps of a new player: a few words, a picture of the computer players, and buttons that each lead to a
 * board at once. They begin with the game for beginners.
 */
record FirstSteps(VariantCatalogue variants, CommandBook commands, OpponentFaces faces) {

    String words() {
        return "**Stone games that few people know**, played here over hours or days. %s begins a match with a computer, %s one with a friend."
                .formatted(commands.mention("play"), commands.mention("challenge"));
    }

    FileUpload picture(Optional<String> theme) {
        return faces.of(variants.forBeginners(), theme);
    }

    /** The button to a match. */
    Button play() {
        return OpponentChoice.playNow(variants.forBeginners());
    }

    /** The buttons to boards without a match, which work anywhere. */
    List<Button> alone() {
        return List.of(
                Button.secondary(
                        ComponentId.of(Action.LEARN, variants.forBeginners()).text(), "Learn in two minutes"),
                Button.secondary(new ComponentId(Action.OPEN_PUZZLE, 0, 0).text(), "Today's puzzle"));
    }
}
