package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.VariantChoice;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GameContractTest {

    @TestFactory
    Stream<DynamicContainer> every_game_keeps_the_contract() {
        return GameContract.of(GameRegistry.load());
    }

    @Test
    void every_combination_of_options_is_a_variant_of_its_own() {
        assertThat(GameRegistry.load().variants())
                .doesNotHaveDuplicates()
                .hasSizeGreaterThanOrEqualTo(10)
                .allSatisfy(variant -> assertThat(GameRegistry.load().variant(variant.text()))
                        .isEqualTo(new VariantChoice.Found(variant)));
    }
}
