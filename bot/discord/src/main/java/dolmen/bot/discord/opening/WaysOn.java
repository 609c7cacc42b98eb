package dolmen.bot.discord.opening;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.puzzle.PuzzleBook;
import dolmen.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;

/** Buttons for a game without opening statistics. */
record WaysOn(PuzzleBook puzzles, Readers readers) {

    ActionRow of(Variant variant) {
        var buttons = new ArrayList<Button>();
        buttons.add(OpponentChoice.button(Optional.of(variant), readers.everybody()));
        if (puzzles.has(variant.game())) {
            buttons.add(Button.secondary(
                    new ComponentId(Action.OPEN_PUZZLE, 0, 0, List.of(variant.game())).text(), "Solve a puzzle"));
        }
        buttons.add(Button.secondary(ComponentId.of(Action.LEARN, variant).text(), "Learn"));
        return ActionRow.of(buttons);
    }
}
