package dolmen.bot.discord.menu;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Wording;
import java.util.List;
import net.dv8tion.jda.api.components.buttons.Button;

/** The buttons for a new player. Each leads to a board at once, in the beginners' game for somebody new. */
public record FirstButtons(VariantCatalogue variants) {

    /** The buttons in a language. */
    public List<Button> in(Wording wording) {
        Variant first = variants.forBeginners();
        return List.of(
                OpponentChoice.playNow(first, wording),
                Button.secondary(ComponentId.of(Action.LEARN, first).text(), wording.of(MenuPhrases.buttonLearn())),
                Button.secondary(
                        new ComponentId(Action.OPEN_PUZZLE, 0, 0).text(), wording.of(MenuPhrases.buttonPuzzle())));
    }
}
