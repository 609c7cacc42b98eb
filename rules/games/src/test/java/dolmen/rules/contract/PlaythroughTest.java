package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Variant;
import dolmen.rules.play.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files of earlier releases are read with the same meaning. */
class PlaythroughTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    static Stream<Variant> variants() {
        return ChosenGames.registry().variants();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void every_variant_has_a_playthrough_that_still_leads_through_the_same_positions(Variant variant)
            throws IOException {
        RequiredFile.check(Playthrough.file(variant), "the main method of Playthrough writes it");
        List<String> stored = Files.readAllLines(Playthrough.file(variant));
        GameRecord record = GameRecord.read(GAMES, stored.getFirst());

        assertThat(record.variant()).isEqualTo(variant);
        assertThat(Playthrough.lines(record, positions(GAMES.game(variant.game()), record)))
                .isEqualTo(stored);
    }

    private static <M extends Move> List<Position<M>> positions(Game<M> game, GameRecord record) {
        var positions = new ArrayList<>(List.of(game.start(record.variant())));
        for (String move : record.moves()) {
            positions.add(positions.getLast().play(game.notation().read(move)));
            assertThat(game.read(record.variant(), positions.getLast().text())).isEqualTo(positions.getLast());
        }
        return positions;
    }
}
