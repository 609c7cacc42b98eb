package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GameContractTest {

    @TestFactory
    Stream<DynamicContainer> every_game_keeps_the_contract() {
        return GameContract.of(ChosenGames.registry());
    }

    @Test
    void every_combination_of_options_is_a_variant_of_its_own() {
        assertThat(GameRegistry.load().variants())
                .doesNotHaveDuplicates()
                .hasSizeGreaterThanOrEqualTo(10)
                .allSatisfy(variant -> assertThat(GameRegistry.load().variant(variant.text()))
                        .isEqualTo(new VariantChoice.Found(variant)));
    }

    @Test
    void what_is_no_variant_of_a_game_is_refused() {
        ChosenGames.registry().games().forEach(game -> {
            var none = Stream.<Map<String, String>>concat(
                    Stream.of(Map.of("size", "large")),
                    game.facts().options().stream()
                            .flatMap(option -> Stream.of(
                                    Map.of(option.key(), "nonsense"),
                                    Map.of(option.key(), option.byDefault().value()))));
            String id = game.facts().id();
            assertThat(Stream.concat(
                            none.map(options -> new Variant(id, new TreeMap<>(options))),
                            Stream.of(Variant.of("none"))))
                    .allSatisfy(variant -> assertThatIllegalArgumentException()
                            .as("%s", variant)
                            .isThrownBy(() -> game.start(variant)));
        });
    }
}
