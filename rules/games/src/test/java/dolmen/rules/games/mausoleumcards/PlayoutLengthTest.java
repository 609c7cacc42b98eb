package dolmen.rules.games.mausoleumcards;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Outcome;
import dolmen.rules.Turn;
import dolmen.rules.contract.Playout;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lengths of random games, as on the game's page; a change of the rules shows here. */
class PlayoutLengthTest {
    private static final int GAMES = 300;

    @ParameterizedTest
    @CsvSource({"2, 34, 119, 292, 300", "3, 61, 144, 298, 300", "4, 65, 163, 321, 300", "5, 73, 186, 366, 298"})
    void random_games_end_by_themselves_and_most_often_with_a_grand_mausoleum(
            int players, int shortest, int median, int longest, int grand) {
        List<Playout<CardsMove>> games = IntStream.range(0, GAMES)
                .mapToObj(seed -> Playout.of(new CardsGame(), Setting.variant(players), seed))
                .toList();
        List<Integer> lengths =
                games.stream().map(game -> game.moves().size()).sorted().toList();

        assertThat(List.of(lengths.getFirst(), lengths.get(GAMES / 2), lengths.getLast()))
                .containsExactly(shortest, median, longest);
        assertThat(games).filteredOn(game -> endsBy(game, Ending.GRAND)).hasSize(grand);
    }

    private static boolean endsBy(Playout<CardsMove> game, Ending ending) {
        return game.last().turn() instanceof Turn.Over(Outcome outcome)
                && outcome.reason().equals(ending);
    }
}
