package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.face.Face;
import dolmen.rules.opponent.Level;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.opponent.OpponentPhrases;
import dolmen.rules.opponent.Temperament;
import org.junit.jupiter.api.Test;

final class PortraitsTest {
    @Test
    void every_opponent_has_a_face_of_its_own() {
        assertThat(Opponent.ALL.stream().map(Portraits::of)).containsExactlyInAnyOrder(Face.values());
    }

    @Test
    void the_stone_tells_the_level_and_the_temperament() {
        assertThat(Opponent.ALL).allSatisfy(opponent -> {
            Face face = Portraits.of(opponent);
            assertThat(face.notches()).isEqualTo(opponent.level().number());
            assertThat(face.attacking()).isEqualTo(opponent.temperament() == Temperament.ATTACKS);
        });
    }

    @Test
    void a_stranger_has_none() {
        var stranger = new Opponent("Nobody", Level.FIRST, Temperament.DEFENDS, OpponentPhrases.characterOdd());

        assertThatThrownBy(() -> Portraits.of(stranger)).hasMessageContaining("Nobody");
    }
}
