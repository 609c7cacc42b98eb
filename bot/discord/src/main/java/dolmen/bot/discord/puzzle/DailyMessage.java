package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.id.GuildId;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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

    /** @param wording the language of the server */
    MessageCreateData of(Puzzle puzzle, GuildId server, Wording wording) {
        return message(puzzle, server, wording.of(ofDay(puzzle)), wording);
    }

    /**
     * A puzzle that a person has solved.
     *
     * @param name the name of the person
     * @param tries the number of tries; 0 if it is not known
     * @param wording the language of the server
     */
    MessageCreateData sharedBy(String name, int tries, Puzzle puzzle, GuildId server, Wording wording) {
        boolean today = messages.puzzles().ofToday().equals(Optional.of(puzzle));
        return message(
                puzzle,
                server,
                "%s\n%s"
                        .formatted(
                                wording.of(solved(new Verbatim(name), tries)),
                                wording.of(
                                        today
                                                ? ofDay(puzzle)
                                                : PuzzlePhrases.dailyOther(heading(puzzle), task(puzzle)))),
                wording);
    }

    private static Phrase solved(Verbatim name, int tries) {
        return switch (tries) {
            case 0 -> PuzzlePhrases.sharedLater(name);
            case 1 -> PuzzlePhrases.sharedFirst(name);
            default -> PuzzlePhrases.sharedTries(name, tries);
        };
    }

    private MessageCreateData message(Puzzle puzzle, GuildId server, String words, Wording wording) {
        return new MessageCreateBuilder()
                .setContent(words)
                .setAllowedMentions(List.of())
                .setFiles(files.scene(PuzzleMessage.picture(standing(puzzle), puzzle), "puzzle.png", server))
                .setComponents(ActionRow.of(Button.primary(id(puzzle).text(), wording.of(PuzzlePhrases.buttonSolve()))))
                .build();
    }

    /** The id of the button below the puzzle. */
    ComponentId id(Puzzle puzzle) {
        return stamps.opening(puzzle);
    }

    private Standing<?> standing(Puzzle puzzle) {
        return new Trial<>(games.game(puzzle.variant().game()), puzzle, 0).after(0);
    }

    private Phrase ofDay(Puzzle puzzle) {
        return PuzzlePhrases.dailyToday(heading(puzzle), task(puzzle));
    }

    private Phrase heading(Puzzle puzzle) {
        return messages.heading(new PosedPuzzle.OfBook(puzzle));
    }

    private Phrase task(Puzzle puzzle) {
        return TaskWords.forEverybody(puzzle, PuzzleMessage.scene(standing(puzzle), puzzle));
    }

    /**
     * The text on the next day, with the number of people who have solved the puzzle.
     *
     * @param wording the language of the server
     */
    String concluded(Puzzle puzzle, int solved, Wording wording) {
        return "%s\n%s".formatted(wording.of(ofDay(puzzle)), wording.of(PuzzlePhrases.dailySolved(solved)));
    }
}
