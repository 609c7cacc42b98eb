package dolmen.bot.discord.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.DailyAnnouncer.Stage;
import dolmen.bot.puzzle.DailyPuzzles.Tally;
import dolmen.bot.puzzle.PuzzleBook;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.puzzle.Puzzle;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.mockito.ArgumentMatchers;

/** A server with many solvers, whose names are as long as Discord allows and full of signs to escape. */
final class DailyMessageTest {
    private static final String NAME = "**%s**".formatted("\\_x".repeat(16));
    private static final int LONGEST = 12;

    private final GameRegistry games = GameRegistry.load();
    private final Wordings languages = new Wordings();
    private final Names names = mock(Names.class);
    private final DailyMessage daily = new DailyMessage(
            games,
            new PuzzleMessage(
                    new VariantCatalogue(games, languages),
                    mock(BoardFiles.class),
                    mock(PuzzleService.class),
                    Wordings.ENGLISH),
            mock(BoardFiles.class),
            new PuzzleStamps("a token"),
            names);

    @Test
    void the_results_of_the_longest_puzzles_fit_in_a_message_if_need_be_without_names() {
        when(names.on(ArgumentMatchers.<Optional<GuildId>>any())).thenReturn(names);
        when(names.bold(any(PlayerId.class))).thenReturn(NAME);
        var solvers = LongStream.range(0, 12).mapToObj(PlayerId::new).toList();
        var tally = new Tally(20, solvers.size(), solvers);

        List<String> told = longest().stream()
                .flatMap(puzzle -> languages
                        .all()
                        .map(language -> daily.updated(puzzle, tally, Stage.RESTING, new GuildId(1), language)
                                .getContent()))
                .toList();

        assertThat(told)
                .hasSizeGreaterThanOrEqualTo(10 * LONGEST)
                .allSatisfy(words -> assertThat(words).hasSizeLessThanOrEqualTo(Text.MAX_MESSAGE))
                .allSatisfy(
                        words -> assertThat(words.split("\\|\\|", -1)).as(words).hasSize(3))
                .anySatisfy(words -> assertThat(words).contains(NAME))
                .anySatisfy(words -> assertThat(words).doesNotContain(NAME));
    }

    private List<Puzzle> longest() {
        return new PuzzleBook(games)
                .of(Optional.empty()).stream()
                        .sorted(Comparator.comparingInt(
                                        (Puzzle puzzle) -> puzzle.solution().size())
                                .reversed())
                        .limit(LONGEST)
                        .toList();
    }
}
