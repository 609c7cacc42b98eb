package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostActTest {

    /** The texts in records, for ever: this table may grow, but no line of it ever changes. */
    static Stream<Map.Entry<String, HostAct>> acts() {
        return Stream.of(
                Map.entry("!resign:5", new HostAct.Resignation(new Seat(4))),
                Map.entry("!forfeit:2:time", new HostAct.Forfeit(Seat.SECOND, HostAct.Forfeit.Cause.TIME)),
                Map.entry("!forfeit:1:left", new HostAct.Forfeit(Seat.FIRST, HostAct.Forfeit.Cause.LEFT)),
                Map.entry("!draw", new HostAct.AgreedDraw()),
                Map.entry("!hints", new HostAct.AgreedHints()),
                Map.entry("!takeback:0", new HostAct.TakeBack(0)),
                Map.entry("!takeback:150", new HostAct.TakeBack(150)),
                Map.entry("!handover", new HostAct.Handover()),
                Map.entry("!annul:aborted:1", new HostAct.Aborted(Seat.FIRST)),
                Map.entry("!annul:voided", new HostAct.Voided()),
                Map.entry("!annul:abandoned", new HostAct.Abandoned()),
                Map.entry("!adjudged:2", new HostAct.Adjudication(Optional.of(Seat.SECOND))),
                Map.entry("!adjudged:draw", new HostAct.Adjudication(Optional.empty())));
    }

    @ParameterizedTest
    @MethodSource("acts")
    void every_act_has_one_text(Map.Entry<String, HostAct> act) {
        assertThat(HostAct.read(act.getKey())).contains(act.getValue());
        assertThat(act.getValue().text()).isEqualTo(act.getKey());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "!",
                ":",
                "draw",
                "a1-a3",
                "!resign",
                "!resign:",
                "!resign:0",
                "!resign:10",
                "!resign:1:time",
                "!forfeit:2",
                "!forfeit:2:",
                "!forfeit:2:tired",
                "!forfeit:x:time",
                "!forfeit:2:time:",
                "!draw:1",
                "!hints:1",
                "!hint",
                "hints",
                "!takeback",
                "!takeback:-1",
                "!takeback:01",
                "!takeback:1000000000",
                "!takeback:9:9",
                "!takeback:\u0663",
                "!annul",
                "!annul:aborted",
                "!annul:voided:1",
                "!annul:aborted:0",
                "!annul:1",
                "!adjudged",
                "!adjudged:0",
                "!adjudged:won",
                "!ADJUDGED:1",
                " !draw",
                "!draw "
            })
    void nothing_else_reads_as_one(String text) {
        assertThat(HostAct.read(text)).isEmpty();
    }

    @Test
    void no_game_reads_an_act_as_a_move() {
        assertThat(GameRegistry.load().games())
                .allSatisfy(game -> assertThat(acts().map(Map.Entry::getKey))
                        .allSatisfy(text -> assertThatIllegalArgumentException()
                                .isThrownBy(() -> game.notation().read(text))));
    }
}
