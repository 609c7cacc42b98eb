package dolmen.bot.discord.menu;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.buttons.Button;

/** The buttons for a new player. Each leads to a board at once, in the beginners' game for somebody new. */
public record FirstButtons(VariantCatalogue variants) {

    /**
     * The buttons that work on servers or in direct messages.
     *
     * @param onServer false in direct messages, where no match can be played
     */
    public List<Button> at(boolean onServer, Wording wording) {
        Variant first = variants.forBeginners();
        return Stream.concat(
                        onServer ? Stream.of(OpponentChoice.playNow(first, wording)) : Stream.of(),
                        Stream.of(
                                Button.secondary(
                                        ComponentId.of(Action.LEARN, first).text(),
                                        wording.of(MenuPhrases.buttonLearn())),
                                Button.secondary(
                                        new ComponentId(Action.OPEN_PUZZLE, 0, 0).text(),
                                        wording.of(MenuPhrases.buttonPuzzle()))))
                .toList();
    }
}
