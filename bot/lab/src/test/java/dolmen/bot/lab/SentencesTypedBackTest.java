package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.words.Wordings;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The bot's sentences about moves on a board, typed back in any language, mean no other move, and nearly all mean
 * theirs.
 */
class SentencesTypedBackTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final List<Wording> LANGUAGES = new Wordings().all().toList();
    private static final int MOST_PLIES = 60;
    private static final int SENTENCES_OF_A_PLY = 3;
    private static final double MOST_REFUSED = 0.03;

    static Stream<Variant> variants() {
        return GAMES.variants().filter(variant -> GAMES.game(variant.game()).start(variant) instanceof OpenPosition);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_sentence_of_a_move_means_no_other_one(Variant variant) {
        check(GAMES.game(variant.game()), variant);
    }

    private static <M extends Move> void check(Game<M> game, Variant variant) {
        var random = new Random(variant.hashCode());
        Position<M> position = game.start(variant);
        var refused = new ArrayList<String>();
        int sentences = 0;
        for (int ply = 0; ply < MOST_PLIES && position.turn() instanceof Turn.ToMove(Seat seat); ply++) {
            List<M> legal = position.seenBy(seat).legalMoves();
            for (int sentence = 0; sentence < SENTENCES_OF_A_PLY; sentence++) {
                M move = legal.get(random.nextInt(legal.size()));
                String typed = LANGUAGES.get(random.nextInt(LANGUAGES.size())).of(position.describe(move, seat));
                List<M> read = read(position.seenBy(seat).parse(typed));
                sentences++;
                if (read.isEmpty()) {
                    refused.add(typed);
                } else {
                    assertThat(read).as("%s in %s", typed, position).contains(move);
                }
            }
            position = position.play(legal.get(random.nextInt(legal.size())));
        }
        assertThat(refused).hasSizeLessThanOrEqualTo((int) (sentences * MOST_REFUSED));
    }

    private static <M extends Move> List<M> read(Parsed<M> parsed) {
        return switch (parsed) {
            case Parsed.Ok<M>(M one, String rest) -> List.of(one);
            case Parsed.Ambiguous<M> asked -> asked.candidates();
            case Parsed.Illegal<M> no -> List.of();
            case Parsed.Malformed<M> no -> List.of();
        };
    }
}
