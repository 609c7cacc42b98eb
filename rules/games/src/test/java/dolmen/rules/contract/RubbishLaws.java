package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The laws of {@link GameContract} for texts that are nearly right: they are refused, whatever they nearly mean. */
record RubbishLaws<M extends Move>(Game<M> game, Variant variant) {
    /** Rubbish without digits, since a number may well be longer. */
    private static final List<String> RUBBISH = List.of(
            " ", "\n", "\t", "\0", "x", "-", ".", ",", "/", ";", "!", " 0", " -", " x", " a1", "\u00a0", "\u200b");

    /** Rubbish before or after a text is refused, and every field must be there exactly once. */
    void textWithRubbishIsRefused(Playout<M> playout) {
        String text = some(playout, playout.positions()).text();
        Stream.concat(
                        RUBBISH.stream().flatMap(rubbish -> Stream.of(text + rubbish, rubbish + text)),
                        withOtherFields(text))
                .forEach(wrong -> assertThatIllegalArgumentException()
                        .as("\"%s\" of %s", wrong, variant)
                        .isThrownBy(() -> game.read(variant, wrong)));
    }

    /** The text without each of its fields, and with each of them twice. */
    private static Stream<String> withOtherFields(String text) {
        List<String> fields = List.of(text.split(" ", -1));
        return IntStream.range(0, fields.size()).boxed().flatMap(index -> {
            var fewer = new ArrayList<>(fields);
            fewer.remove(index.intValue());
            var more = new ArrayList<>(fields);
            more.add(index, fields.get(index));
            return Stream.of(String.join(" ", fewer), String.join(" ", more));
        });
    }

    /** Rubbish before or after a move is refused. */
    void moveWithRubbishIsRefused(Playout<M> playout) {
        String text = game.notation().write(some(playout, playout.moves()));
        RUBBISH.stream()
                .flatMap(rubbish -> Stream.of(text + rubbish, rubbish + text))
                .forEach(wrong -> assertThatIllegalArgumentException()
                        .as("\"%s\" of %s", wrong, variant)
                        .isThrownBy(() -> game.notation().read(wrong)));
    }

    private static <T> T some(Playout<?> playout, List<? extends T> all) {
        return all.get((int) (playout.seed() % all.size()));
    }
}
