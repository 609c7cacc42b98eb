package dolmen.bot.images;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.TestHost;
import dolmen.bot.words.Wordings;
import dolmen.renderer.Header;
import dolmen.rules.host.HostAct;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Tray;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HeadersTest {
    private static final List<Tray> TRAYS =
            List.of(new Tray(0, Side.SECOND, "Dark", "2 stones"), new Tray(1, Side.FIRST, "Light", "1 stone"));

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private static Header header(Match match) {
        return new Headers(match, TRAYS, Map.of(ANNA.id(), "Anna", BERT.id(), "Bert"), Wordings.ENGLISH).header();
    }

    @Test
    void each_seat_has_its_players_name_the_side_of_its_tray_and_what_is_left() {
        Header header = header(host.begin("heap", ANNA, BERT));

        assertThat(header.captions())
                .containsExactly(
                        new Header.SeatCaption("Anna", Side.SECOND, true, "Dark, 2 stones"),
                        new Header.SeatCaption("Bert", Side.FIRST, false, "Light, 1 stone"));
    }

    @Test
    void who_was_forgotten_is_not_called_by_the_side() {
        Header header = new Headers(host.begin("heap", ANNA, BERT), TRAYS, Map.of(ANNA.id(), "Anna"), Wordings.ENGLISH)
                .header();

        assertThat(header.captions()).extracting(Header.SeatCaption::name).containsExactly("Anna", "Deleted player");
    }

    @Test
    void whose_turn_it_is_and_its_number_follow_the_match() {
        Header header = header(host.play(host.begin("heap", ANNA, BERT), "take-1"));

        assertThat(header.captions()).extracting(Header.SeatCaption::toMove).containsExactly(false, true);
        assertThat(header.status()).isEqualTo("Turn 2");
    }

    @Test
    void a_win_names_the_side_and_the_reason_and_nobody_is_to_move() {
        Header header = header(host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1"));

        assertThat(header.status()).isEqualTo("Light won: took the last stone");
        assertThat(header.captions()).extracting(Header.SeatCaption::toMove).containsExactly(false, false);
    }

    @Test
    void whose_fault_a_loss_is_is_told() {
        Header header = header(host.play(host.begin("heap(end=misere)", ANNA, BERT), "take-2", "take-1"));

        assertThat(header.status()).isEqualTo("Dark won: Light took the last stone");
    }

    @Test
    void a_draw_names_the_reason() {
        Header header = header(host.play(host.begin("heap(end=draw)", ANNA, BERT), "take-2", "take-1"));

        assertThat(header.status()).isEqualTo("Draw: took the last stone");
    }

    @Test
    void after_a_take_back_the_turns_are_counted_from_where_the_match_stands_again() {
        Match match = host.play(host.begin("heap", ANNA, BERT), "take-1", "take-1");

        assertThat(header(match).status()).isEqualTo("Turn 3");
        assertThat(header(after(match, "!takeback:1")).status()).isEqualTo("Turn 2");
    }

    @ParameterizedTest
    @CsvSource({
        "!forfeit:1:time, Light won: Dark ran out of time",
        "!forfeit:2:left, Dark won: Light left the server",
        "!draw, Draw: agreed",
        "!adjudged:2, Light won: decided by a moderator",
        "!adjudged:draw, Draw: decided by a moderator",
        "!annul:aborted:2, Called off in the first two moves",
        "!annul:voided, Declared void by a moderator",
        "!annul:abandoned, Abandoned"
    })
    void every_end_is_told_and_only_those_with_a_ranking_name_a_winner(String act, String status) {
        Header header = header(after(host.begin("heap", ANNA, BERT), act));

        assertThat(header.status()).isEqualTo(status);
        assertThat(header.captions()).extracting(Header.SeatCaption::toMove).containsExactly(false, false);
    }

    private static Match after(Match match, String act) {
        return match.foreseen(match.game().act(HostAct.read(act).orElseThrow()));
    }

    @Test
    void a_resignation_names_both_sides() {
        Match match = host.begin("heap", ANNA, BERT);
        var result = (PlayResult.Played) host.matches.resign(match.id(), ANNA.id(), 0);

        assertThat(header(result.match()).status()).isEqualTo("Light won: Dark resigned");
    }
}
