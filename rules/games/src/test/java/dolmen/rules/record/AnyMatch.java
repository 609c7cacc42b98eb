package dolmen.rules.record;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Random records of matches, with all possible acts among the moves. */
final class AnyMatch {
    private static final List<String> NAMES = List.of(
            "",
            "Ada",
            "Björn \"the Bear\" Åsén",
            "back\\slash",
            "[Game \"no\"]",
            "{braces}; 石の塔 🗿",
            "עברית",
            "a\u00a0b");

    private static final int TURNS_TO_A_TAKE_BACK = 50;

    private AnyMatch() {}

    /** A match by its number, of each variant in turn. */
    static MatchRecord of(GameRegistry games, int number, int mostEntries) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(number);
        List<Variant> variants = games.variants().toList();
        Variant variant = variants.get(number % variants.size());
        HostedGame<?> game = played(games.game(variant.game()), variant, mostEntries, random);
        return new MatchRecord(
                List.of(
                        new Tag("Match", Integer.toString(number)),
                        new Tag("Player1", NAMES.get(random.nextInt(NAMES.size()))),
                        new Tag("Player2", NAMES.get(random.nextInt(NAMES.size())))),
                game);
    }

    private static <M extends Move> HostedGame<M> played(
            Game<M> game, Variant variant, int mostEntries, RandomGenerator random) {
        HostedGame<M> now = HostedGame.start(game, variant);
        while (now.live() && now.entries() < mostEntries) {
            Position<M> position = now.standing().position();
            if (position.turn() instanceof Turn.Chance) {
                now = now.play(position.sampleChance(random));
            } else {
                List<M> legal = position.legalMoves();
                M move = legal.get(random.nextInt(legal.size()));
                HostedGame<M> before = now;
                now = act(now, random).orElseGet(() -> before.play(move));
            }
        }
        return now;
    }

    private static <M extends Move> Optional<HostedGame<M>> act(HostedGame<M> game, RandomGenerator random) {
        var seat = new Seat(random.nextInt(game.standing().position().seats()));
        Optional<HostAct> act = switch (random.nextInt(1_500)) {
            case 0 -> Optional.of(new HostAct.Resignation(seat));
            case 1 -> Optional.of(new HostAct.Forfeit(seat, HostAct.Forfeit.Cause.TIME));
            case 2 -> Optional.of(new HostAct.AgreedDraw());
            case 3 -> Optional.of(new HostAct.Adjudication(Optional.of(seat)));
            case 4 -> Optional.of(new HostAct.Abandoned());
            case 5 -> Optional.of(new HostAct.Handover());
            case 6 -> Optional.<HostAct>of(new HostAct.AgreedHints()).filter(hints -> !game.hintsAgreed());
            default ->
                random.nextInt(TURNS_TO_A_TAKE_BACK) == 0
                        ? game.takeBack(seat).map(HostAct.TakeBack::new)
                        : Optional.empty();
        };
        return act.filter(possible -> game.inPlay(seat)).map(game::act);
    }
}
