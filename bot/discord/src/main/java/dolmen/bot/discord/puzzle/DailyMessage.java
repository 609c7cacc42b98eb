package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.DailyAnnouncer.Stage;
import dolmen.bot.puzzle.DailyPuzzles.Tally;
import dolmen.bot.puzzle.PosedPuzzle;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.puzzle.Puzzle;
import dolmen.rules.puzzle.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** The puzzle of the day on a server, posted by the bot; or any puzzle, shared by somebody who has attempted it. */
record DailyMessage(GameRegistry games, PuzzleMessage messages, BoardFiles files, PuzzleStamps stamps, Names names) {
    private static final int MAX_NAMES = 10;

    /** @param wording the language of the server */
    MessageCreateData of(Puzzle puzzle, GuildId server, Wording wording) {
        return message(puzzle, server, wording.of(ofDay(puzzle)), wording);
    }

    /**
     * A puzzle with a person's result.
     *
     * @param wording the language of the server
     */
    MessageCreateData sharedBy(PlayerId person, ResultLine result, GuildId server, Wording wording) {
        Puzzle puzzle = result.puzzle();
        var name = new Verbatim(names.on(Optional.of(server)).bold(person));
        Phrase about =
                result.number().isPresent() ? ofDay(puzzle) : PuzzlePhrases.dailyOther(heading(puzzle), task(puzzle));
        return message(
                puzzle,
                server,
                "%s\n%s".formatted(wording.of(PuzzlePhrases.shared(name, result.words())), wording.of(about)),
                wording);
    }

    private MessageCreateData message(Puzzle puzzle, GuildId server, String words, Wording wording) {
        return new MessageCreateBuilder()
                .setContent(words)
                .setAllowedMentions(List.of())
                .setFiles(files.scene(PuzzleMessage.picture(standing(puzzle), puzzle), "puzzle.png", server))
                .setComponents(way(puzzle, wording))
                .build();
    }

    /** The button that opens the puzzle. */
    private ActionRow way(Puzzle puzzle, Wording wording) {
        return ActionRow.of(Button.primary(id(puzzle).text(), wording.of(PuzzlePhrases.buttonSolve())));
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
     * A change of the message to the results of the server's members; the picture stays.
     *
     * @param wording the language of the server
     */
    MessageEditData updated(Puzzle puzzle, Tally tally, Stage stage, GuildId server, Wording wording) {
        Names here = names.on(Optional.of(server));
        String words = words(puzzle, told(tally, MAX_NAMES, here), stage, wording);
        boolean isTooLong = words.length() > Text.MAX_MESSAGE;
        return new MessageEditBuilder()
                .setContent(isTooLong ? words(puzzle, told(tally, 0, here), stage, wording) : words)
                .setComponents(way(puzzle, wording))
                .build();
    }

    private String words(Puzzle puzzle, Optional<Phrase> results, Stage stage, Wording wording) {
        var lines = new ArrayList<>(List.of(ofDay(puzzle)));
        results.or(() -> Optional.of(PuzzlePhrases.dailyUntried()).filter(untried -> stage != Stage.OPEN))
                .ifPresent(lines::add);
        if (stage != Stage.OPEN) {
            lines.add(PuzzlePhrases.dailySolution(solution(puzzle, wording)));
        }
        if (stage == Stage.RESTING) {
            lines.add(PuzzlePhrases.dailyResting());
        }
        return lines.stream().map(wording::of).collect(Collectors.joining("\n"));
    }

    private static Optional<Phrase> told(Tally tally, int mostNames, Names names) {
        if (tally.attempted() == 0) {
            return Optional.empty();
        }
        List<Argument> solvers = new ArrayList<>();
        tally.listed().stream().limit(mostNames).forEach(solver -> solvers.add(new Verbatim(names.bold(solver))));
        if (solvers.isEmpty()) {
            return Optional.of(PuzzlePhrases.dailySolved(tally.solved(), tally.attempted()));
        }
        if (tally.solved() > solvers.size()) {
            solvers.add(PuzzlePhrases.dailyOthers(tally.solved() - solvers.size()));
        }
        return Optional.of(PuzzlePhrases.dailySolvers(tally.solved(), tally.attempted(), Listing.and(solvers)));
    }

    private Verbatim solution(Puzzle puzzle, Wording wording) {
        var trial = new Trial<>(games.game(puzzle.variant().game()), puzzle, 0);
        return new Verbatim(new SolutionWords(wording).of(trial, new PosedPuzzle.OfBook(puzzle)));
    }
}
