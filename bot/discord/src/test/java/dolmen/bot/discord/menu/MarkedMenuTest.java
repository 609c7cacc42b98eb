package dolmen.bot.discord.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MarkedMenuTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static HostedGame<?> game(String variant) {
        var found = (VariantChoice.Found) GAMES.variant(variant);
        return HostedGame.start(GAMES.game(found.variant().game()), found.variant());
    }

    private static MarkedMenu at(HostedGame<?> game, String... path) {
        Seat seat = game.toMove().orElseThrow();
        var choosing = (TurnMenu.Reached.Choosing) TurnMenu.at(game, seat, List.of(path), Wordings.ENGLISH);
        return marked(choosing, choosing.options());
    }

    private static TurnMenu.Option option(Step step, String words) {
        var told = new Verbatim(words);
        return new TurnMenu.Option(List.of(step.key()), List.of(step), step.cell(), 1, true, told, told, false);
    }

    private static MarkedMenu marked(TurnMenu.Reached.Choosing menu, List<TurnMenu.Option> options) {
        Seat seat = menu.game().toMove().orElseThrow();
        return MarkedMenu.of(
                new TurnMenu.Reached.Choosing(menu.game(), menu.line(), menu.chosen(), options),
                menu.game().standing().scene(seat),
                new PieceEmoji(),
                Wordings.ENGLISH);
    }

    private static List<String> words(MarkedMenu marked) {
        return marked.options().stream().map(marked::words).toList();
    }

    @Test
    void pieces_that_can_move_bear_the_names_by_which_the_menu_calls_them() {
        MarkedMenu pieces = at(game("murus-gallicus"));

        assertThat(words(pieces)).startsWith("a1", "b1").endsWith("h1");
        assertThat(pieces.marks()).startsWith(new Mark.Movable("a1", "a1")).endsWith(new Mark.Movable("h1", "h1"));
    }

    @Test
    void targets_bear_their_names_and_what_was_chosen_is_lifted() {
        MarkedMenu targets = at(game("murus-gallicus"), "b1");

        assertThat(words(targets)).containsExactly("b3", "d3");
        assertThat(targets.marks())
                .containsExactly(new Mark.Chosen("b1"), new Mark.Target("b3", "b3"), new Mark.Target("d3", "d3"));
    }

    @Test
    void choices_come_in_the_order_of_their_cells_for_every_player() {
        assertThat(words(at(after("murus-gallicus", "a1-a3"))))
                .startsWith("a7", "b7")
                .endsWith("h7");
        assertThat(words(at(after("murus-gallicus(goal=escape,players=4)", "b1-b3"))))
                .containsExactly("a2", "a3", "a4", "a5", "a6", "a7");
    }

    private static HostedGame<?> after(String variant, String... moves) {
        HostedGame<?> game = game(variant);
        for (String move : moves) {
            game = ((TypedTurn.Played) game.playTyped(game.toMove().orElseThrow(), move)).game();
        }
        return game;
    }

    @Test
    void of_whole_moves_only_where_they_end_is_named_on_the_picture() {
        MarkedMenu moves = at(after("obelisk", "a2-a1", "e5-d4"));

        assertThat(words(moves))
                .containsExactly(
                        "Pedestal a1 → b2", "Base c1 → b2", "Base c1 → d2", "Capstone e2 → d3", "Capstone e2 → e1");
        assertThat(moves.marks())
                .containsExactly(
                        new Mark.Movable("a1"),
                        new Mark.Movable("c1"),
                        new Mark.Movable("e2"),
                        new Mark.Target("b2", "b2"),
                        new Mark.Target("d2", "d2"),
                        new Mark.Target("d3", "d3"),
                        new Mark.Target("e1", "e1"));
    }

    @Test
    void a_place_that_several_choices_share_bears_its_name_once_and_a_choice_without_one_marks_none() {
        HostedGame<?> start = game("murus-gallicus");
        var menu = (TurnMenu.Reached.Choosing) TurnMenu.at(start, Seat.FIRST, List.of(), Wordings.ENGLISH);
        MarkedMenu marked = marked(
                menu,
                List.of(
                        option(Step.onCell("b3"), "one"),
                        option(Step.of("pass", new Verbatim("Pass")), "two"),
                        option(Step.at("b3", "b3x", new Verbatim("b3, and takes")), "three"),
                        option(Step.at("c3", "c3", new Verbatim("elsewhere")), "four")));

        assertThat(words(marked)).containsExactly("b3", "Pass", "b3, and takes", "elsewhere");
        assertThat(marked.marks()).containsExactly(new Mark.Movable("b3", "b3"), new Mark.Movable("c3"));
    }

    @Test
    void cards_are_called_by_name_and_value_and_parties_by_their_players() {
        HostedGame<?> drawn = inHand(game("mausoleum-cards"));
        MarkedMenu hand = at(drawn);
        assertThat(words(hand)).allMatch(words -> words.matches("[A-Z][^0-9]*(, \\$[0-9]m)?( → Pile)?"));
        assertThat(hand.marks()).startsWith(new Mark.Movable("h1")).hasSize(6);

        MarkedMenu stock = at(dealt());
        assertThat(words(stock)).startsWith("Draw from the deck");
        assertThat(stock.marks())
                .contains(new Mark.Movable("deck"))
                .allMatch(mark -> nameOn(mark).isEmpty());

        String heir = hand.options().stream()
                .filter(option -> Wordings.ENGLISH.of(option.description()).endsWith("ways"))
                .map(option -> option.keys().getFirst())
                .findFirst()
                .orElseThrow();
        MarkedMenu parties = at(drawn, heir);
        assertThat(words(parties))
                .startsWith("Your party", "Seat 2's party")
                .last()
                .asString()
                .endsWith("Pile");
        assertThat(parties.marks()).contains(new Mark.Target("1p1", ""), new Mark.Target("2p1", ""));
    }

    private static HostedGame<?> dealt() {
        return game("mausoleum-cards").playChance(new Random(1));
    }

    private static String nameOn(Mark mark) {
        return mark instanceof Mark.Movable(String cell, String name) ? name : ((Mark.Target) mark).label();
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
