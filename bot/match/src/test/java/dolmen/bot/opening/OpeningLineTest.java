package dolmen.bot.opening;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class OpeningLineTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static HostedGame<?> start(String game) {
        return HostedGame.start(GAMES.game(game), Variant.of(game));
    }

    private static HostedGame<?> after(String game, String... entries) {
        HostedGame<?> hosted = start(game);
        for (String entry : entries) {
            hosted = hosted.enter(entry);
        }
        return hosted;
    }

    private static List<String> moves(HostedGame<?> game) {
        return OpeningLine.of(game).moves().stream().map(OpeningMove::move).toList();
    }

    private static HostedGame<?> wander(HostedGame<?> from, int plies, Random random) {
        HostedGame<?> game = from;
        for (int ply = 0; ply < plies && game.toMove().isPresent(); ply++) {
            List<String> legal = game.standing().legalMoves(game.toMove().get());
            game = game.enter(legal.get(random.nextInt(legal.size())));
        }
        return game;
    }

    @Test
    void it_has_the_first_moves_with_their_players() {
        OpeningLine line = OpeningLine.of(after("murus-gallicus", "a1-a3", "a7-a5", "b1-b3"));

        assertThat(line.moves()).extracting(OpeningMove::move).containsExactly("a1-a3", "a7-a5", "b1-b3");
        assertThat(line.moves()).extracting(OpeningMove::mover).containsExactly(Seat.FIRST, Seat.SECOND, Seat.FIRST);
    }

    @Test
    void it_ends_after_twenty_four_plies() {
        HostedGame<?> game = wander(start("murus-gallicus"), 40, new Random(3));

        assertThat(moves(game))
                .hasSize(OpeningLine.PLIES)
                .isEqualTo(game.record().moves().subList(0, OpeningLine.PLIES));
    }

    @Test
    void taken_back_moves_are_no_part_of_it() {
        HostedGame<?> game = after("murus-gallicus", "a1-a3", "a7-a5", "b1-b3");
        HostedGame<?> back = game.act(new HostAct.TakeBack(2));

        assertThat(moves(back)).containsExactly("a1-a3", "a7-a5");
        assertThat(moves(back.enter("c1-c3"))).containsExactly("a1-a3", "a7-a5", "c1-c3");
    }

    @Test
    void imported_openings_and_their_continuations_have_none() {
        HostedGame<?> game = after("murus-gallicus", "a1-a3", "a7-a5")
                .act(new HostAct.Handover())
                .enter("b1-b3")
                .enter("b7-b5");

        assertThat(moves(game)).isEmpty();
    }

    @Test
    void a_match_in_which_not_everybody_has_played_has_none() {
        assertThat(moves(after("murus-gallicus", "a1-a3"))).isEmpty();
    }

    @Test
    void a_game_with_hidden_hands_has_none() {
        HostedGame<?> dealt = start("mausoleum-cards").playChance(new Random(5));

        assertThat(moves(wander(dealt, 4, new Random(5)))).isEmpty();
    }

    @Test
    void positions_are_one_however_they_came_about_and_not_in_other_variants() {
        HostedGame<?> one = after("murus-gallicus", "a1-a3", "a7-a5", "h1-h3", "h7-h5", "d1-d3", "d7-d5");
        HostedGame<?> other = after("murus-gallicus", "h1-h3", "h7-h5", "a1-a3", "a7-a5", "d1-d3", "d7-d5");

        assertThat(OpeningLine.of(one).moves().get(4))
                .isEqualTo(OpeningLine.of(other).moves().get(4));
        Set<Long> starts = GAMES.variants()
                .filter(variant -> GAMES.game(variant.game()).start(variant) instanceof OpenPosition<?>)
                .map(variant -> OpeningLine.key(
                        variant, (OpenPosition<?>) GAMES.game(variant.game()).start(variant)))
                .collect(Collectors.toSet());
        assertThat(starts).hasSizeGreaterThan(10).hasSize((int) GAMES.variants()
                .filter(variant -> GAMES.game(variant.game()).start(variant) instanceof OpenPosition<?>)
                .count());
    }

    /** A change would make stored keys useless, see the page of decisions. */
    @Test
    void the_keys_of_positions_are_those_of_earlier_releases() {
        assertThat(GAMES.games()
                        .map(game -> game.facts().id())
                        .filter(id -> start(id).standing().position() instanceof OpenPosition<?>)
                        .map(id -> {
                            HostedGame<?> game = wander(start(id), 6, new Random(1));
                            return id + " "
                                    + OpeningLine.key(game.variant(), (OpenPosition<?>)
                                            game.standing().position());
                        }))
                .containsExactly(
                        "gardsdansen -1274671046861807319",
                        "mausoleum -7894166712635662952",
                        "murus-gallicus -2105903051833855500",
                        "obelisk -6618861698320684205");
    }

    @Test
    void sharing_the_first_place_is_a_draw() {
        var ranked = new Conclusion.ByAgreement(List.of(Set.of(new Seat(0), new Seat(2)), Set.of(new Seat(1))));

        assertThat(List.of(0, 1, 2))
                .extracting(seat -> PlayerResult.of(new Seat(seat), ranked))
                .containsExactly(PlayerResult.DRAWN, PlayerResult.LOST, PlayerResult.DRAWN);
        assertThat(PlayerResult.of(Seat.FIRST, new Conclusion.ByResignation(Seat.SECOND)))
                .isEqualTo(PlayerResult.WON);
    }
}
