package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.id.GuildId;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.rules.GameRegistry;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The puzzle of the day on a server, posted by the bot; or any puzzle, shared by somebody who has solved it. */
record DailyMessage(GameRegistry games, PuzzleMessage messages, BoardFiles files, PuzzleStamps stamps) {

    MessageCreateData of(Puzzle puzzle, GuildId server) {
        return of(puzzle, server, ofDay(puzzle));
    }

    /**
     * A puzzle that a person has solved.
     *
     * @param name the name of the person
     * @param tries the number of tries; 0 if it is not known
     */
    MessageCreateData sharedBy(String name, int tries, Puzzle puzzle, GuildId server) {
        boolean today = messages.puzzles().ofToday().equals(Optional.of(puzzle));
        return of(
                puzzle,
                server,
                "%s solved it %s.\n%s"
                        .formatted(
                                name,
                                switch (tries) {
                                    case 0 -> "at a later try";
                                    case 1 -> "at the first try";
                                    default -> "in %d tries".formatted(tries);
                                },
                                today ? ofDay(puzzle) : "**Puzzle** · " + words(puzzle)));
    }

    private MessageCreateData of(Puzzle puzzle, GuildId server, String words) {
        return new MessageCreateBuilder()
                .setContent(words)
                .setAllowedMentions(List.of())
                .setFiles(files.scene(PuzzleMessage.picture(standing(puzzle), puzzle), "puzzle.png", server))
                .setComponents(ActionRow.of(Button.primary(id(puzzle).text(), "Solve")))
                .build();
    }

    /** The id of the button below the puzzle. */
    ComponentId id(Puzzle puzzle) {
        return stamps.opening(puzzle);
    }

    private Standing<?> standing(Puzzle puzzle) {
        return new Trial<>(games.game(puzzle.variant().game()), puzzle, 0).after(0);
    }

    private String ofDay(Puzzle puzzle) {
        return "**Puzzle of the day** · " + words(puzzle);
    }

    private String words(Puzzle puzzle) {
        return "%s\n%s"
                .formatted(
                        messages.heading(new PosedPuzzle.OfBook(puzzle)),
                        TaskWords.forEverybody(puzzle, PuzzleMessage.scene(standing(puzzle), puzzle)));
    }

    /** The text on the next day, with the number of people who have solved the puzzle. */
    String concluded(Puzzle puzzle, int solved) {
        String people = switch (solved) {
            case 0 -> "Nobody here";
            case 1 -> "One member";
            default -> solved + " members";
        };
        return "%s\n%s solved it at the first attempt.".formatted(ofDay(puzzle), people);
    }
}
