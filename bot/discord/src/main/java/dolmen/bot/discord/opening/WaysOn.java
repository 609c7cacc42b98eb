package dolmen.bot.discord.opening;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.menu.MenuPhrases;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.puzzle.PuzzleBook;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;

/** Buttons for a game without opening statistics. */
record WaysOn(PuzzleBook puzzles) {

    ActionRow of(Variant variant, Wording reader) {
        var buttons = new ArrayList<Button>();
        buttons.add(OpponentChoice.button(Optional.of(variant), reader));
        if (puzzles.has(variant.game())) {
            buttons.add(Button.secondary(
                    new ComponentId(Action.OPEN_PUZZLE, 0, 0, List.of(variant.game())).text(),
                    reader.of(MenuPhrases.buttonPuzzle())));
        }
        buttons.add(
                Button.secondary(ComponentId.of(Action.LEARN, variant).text(), reader.of(MenuPhrases.buttonLesson())));
        return ActionRow.of(buttons);
    }
}
