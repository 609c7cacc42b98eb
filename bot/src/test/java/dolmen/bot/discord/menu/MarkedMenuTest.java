package dolmen.bot.discord.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MarkedMenuTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static HostedGame<?> game(String variant) {
        var found = (VariantChoice.Found) GAMES.variant(variant);
        return HostedGame.start(GAMES.game(found.variant().game()), found.variant());
    }

    private static MarkedMenu at(HostedGame<?> game, String... path) {
        Seat seat = game.toMove().orElseThrow();
        var choosing = (TurnMenu.Reached.Choosing) TurnMenu.at(game, seat, List.of(path));
        return marked(choosing, choosing.options());
    }

    private static TurnMenu.Option option(Step step, String words) {
        return new TurnMenu.Option(List.of(step.key()), List.of(step), step.cell(), 1, words, words, false);
    }

    private static MarkedMenu marked(TurnMenu.Reached.Choosing menu, List<TurnMenu.Option> options) {
        Seat seat = menu.game().toMove().orElseThrow();
        return MarkedMenu.of(
                new TurnMenu.Reached.Choosing(menu.game(), menu.line(), menu.chosen(), options),
                menu.game().standing().scene(seat));
    }

    private static List<String> words(MarkedMenu marked) {
        return marked.options().stream().map(marked::words).toList();
    }

    @Test
    void pieces_that_can_move_have_the_letters_of_the_menu() {
        MarkedMenu pieces = at(game("murus-gallicus"));

        assertThat(words(pieces)).startsWith("A · a1", "B · b1").endsWith("H · h1");
        assertThat(pieces.marks()).startsWith(new Mark.Movable("a1", "A")).endsWith(new Mark.Movable("h1", "H"));
    }

    @Test
    void targets_have_the_letters_of_the_menu_and_what_was_chosen_is_lifted() {
        MarkedMenu targets = at(game("murus-gallicus"), "b1");

        assertThat(words(targets)).containsExactly("A · b3", "B · d3");
        assertThat(targets.marks())
                .containsExactly(new Mark.Chosen("b1"), new Mark.Target("b3", "A"), new Mark.Target("d3", "B"));
    }

    @Test
    void the_second_ply_of_a_turn_begins_with_a_again() {
        MarkedMenu stones = at(game("gardsdansen"), "d2", "d4");

        assertThat(words(stones)).startsWith("A · a2", "B · c1 → d2");
        assertThat(stones.marks()).startsWith(new Mark.Movable("a2", "A"), new Mark.Movable("c1", "B"));
    }

    @Test
    void whole_moves_have_their_letters_where_they_end_and_their_pieces_a_halo() {
        HostedGame<?> game = game("obelisk");
        for (String move : List.of("a2-a1", "e5-d4")) {
            game = ((TypedTurn.Played) game.playTyped(game.toMove().orElseThrow(), move)).game();
        }

        MarkedMenu moves = at(game);

        assertThat(words(moves))
                .containsExactly("A · c1 → b2", "B · c1 → d2", "C · a1 → b2", "D · e2 → d3", "E · e2 → e1");
        assertThat(moves.marks())
                .containsExactly(
                        new Mark.Movable("c1"),
                        new Mark.Movable("a1"),
                        new Mark.Movable("e2"),
                        new Mark.Target("b2", "A C"),
                        new Mark.Target("d2", "B"),
                        new Mark.Target("d3", "D"),
                        new Mark.Target("e1", "E"));
    }

    @Test
    void choices_with_one_place_mark_it_with_all_their_letters_and_choices_without_a_place_have_none() {
        HostedGame<?> start = game("murus-gallicus");
        var menu = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of());
        MarkedMenu marked = marked(
                menu,
                List.of(
                        option(Step.onCell("b3"), "one"),
                        option(Step.of("pass", "Pass"), "two"),
                        option(Step.at("b3", "b3x", "b3, and takes"), "three"),
                        option(Step.onCell("c3"), "four")));

        assertThat(words(marked)).containsExactly("A · b3", "Pass", "B · b3, and takes", "C · c3");
        assertThat(marked.marks()).containsExactly(new Mark.Movable("b3", "A B"), new Mark.Movable("c3", "C"));
    }

    @Test
    void a_place_with_more_letters_than_a_dot_has_room_for_shows_the_first() {
        HostedGame<?> start = game("murus-gallicus");
        var menu = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of());
        List<TurnMenu.Option> options = IntStream.range(0, 6)
                .mapToObj(index -> option(Step.at("b3", "b3 " + index, "b3"), ""))
                .toList();

        assertThat(marked(menu, options.subList(0, 5)).marks()).containsExactly(new Mark.Movable("b3", "A B C D E"));
        assertThat(marked(menu, options).marks()).containsExactly(new Mark.Movable("b3", "A …"));
    }

    @Test
    void more_places_than_the_alphabet_has_letters_get_two() {
        HostedGame<?> start = game("murus-gallicus");
        var menu = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of());
        MarkedMenu marked = marked(
                menu,
                IntStream.range(0, 56)
                        .mapToObj(index -> Step.onCell((char) ('a' + index % 8) + "" + (index / 8 + 1)))
                        .map(step -> option(step, ""))
                        .toList());

        assertThat(words(marked).get(25)).isEqualTo("Z · b4");
        assertThat(words(marked).get(26)).isEqualTo("AA · c4");
        assertThat(words(marked).get(55)).isEqualTo("BD · h7");
    }

    @Test
    void cards_are_called_by_the_numbers_that_they_bear_and_parties_by_letters() {
        HostedGame<?> drawn = inHand(game("mausoleum-cards"));
        MarkedMenu hand = at(drawn);
        assertThat(words(hand)).allMatch(words -> words.matches("[0-9]+ .*"));
        assertThat(hand.marks()).startsWith(new Mark.Movable("h1")).hasSize(6);

        String heir = hand.options().stream()
                .filter(option -> option.description().endsWith("moves"))
                .map(option -> option.keys().getFirst())
                .findFirst()
                .orElseThrow();
        MarkedMenu parties = at(drawn, heir);
        assertThat(words(parties))
                .startsWith("A · To the party of seat 1", "B · To the party of seat 2")
                .last()
                .asString()
                .endsWith("Discard it");
        assertThat(parties.marks()).contains(new Mark.Target("1p1", "A"), new Mark.Target("2p1", "B"));
    }

    /** The game when its first seat has drawn, from a shuffle in which it can invite an heir. */
    private static <M extends Move> HostedGame<M> inHand(HostedGame<M> start) {
        var random = new Random(1);
        HostedGame<M> dealt = start.playChance(random);
        HostedGame<M> drawn =
                dealt.play(dealt.standing().position().legalMoves().getFirst()).playChance(random);
        assertThat(drawn.standing().position().turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
        return drawn;
    }
}
