package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.id.GuildId;
import dolmen.rules.GameRegistry;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The puzzle of the day as a server sees it. */
record DailyMessage(GameRegistry games, PuzzleMessage messages, BoardFiles files) {

    MessageCreateData of(Puzzle puzzle, GuildId server) {
        return new MessageCreateBuilder()
                .setContent(words(puzzle))
                .setAllowedMentions(List.of())
                .setFiles(files.scene(scene(puzzle), "puzzle.png", server))
                .setComponents(ActionRow.of(Button.primary(id(puzzle).text(), "Solve")))
                .build();
    }

    /** The id of the button below it. */
    static ComponentId id(Puzzle puzzle) {
        return new ComponentId(Action.OPEN_PUZZLE, puzzle.number(), 0);
    }

    private BoardScene scene(Puzzle puzzle) {
        return PuzzleMessage.scene(new Trial<>(games.game(puzzle.variant().game()), puzzle, 0).after(0), puzzle);
    }

    private String words(Puzzle puzzle) {
        return "**Puzzle of the day** · %s\n%s"
                .formatted(messages.heading(puzzle), PuzzleMessage.task(puzzle, scene(puzzle)));
    }

    /** The words of the day after, when so many have solved it. */
    String concluded(Puzzle puzzle, int solved) {
        String people = switch (solved) {
            case 0 -> "Nobody here";
            case 1 -> "One member";
            default -> solved + " members";
        };
        return "%s\n%s solved it at the first attempt.".formatted(words(puzzle), people);
    }
}
