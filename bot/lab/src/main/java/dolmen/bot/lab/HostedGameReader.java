package dolmen.bot.lab;

import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.List;

/**
 * Replays records of hosted games. It remembers the previous one and plays only the moves after their common beginning,
 * so that many records in ascending order cost little more than their last moves.
 */
final class HostedGameReader {
    private final GameRegistry games;
    private final List<String> words = new ArrayList<>();
    private final List<HostedGame<?>> reached = new ArrayList<>();

    HostedGameReader(GameRegistry games) {
        this.games = games;
    }

    /**
     * The game of the variant after canonical moves, chance included.
     *
     * @throws IllegalArgumentException if there is no such variant, or a move cannot be played
     */
    HostedGame<?> read(String variant, List<String> moves) {
        forgetFrom(common(variant, moves));
        if (reached.isEmpty()) {
            remember(variant, start(variant));
        }
        for (String move : moves.subList(reached.size() - 1, moves.size())) {
            remember(move, play(reached.getLast(), move));
        }
        return reached.getLast();
    }

    private HostedGame<?> start(String text) {
        return switch (games.variant(text)) {
            case VariantChoice.Found(Variant variant) -> HostedGame.start(games.game(variant.game()), variant);
            case VariantChoice.Unknown(String why) -> throw new IllegalArgumentException(why);
        };
    }

    private <M extends Move> HostedGame<M> play(HostedGame<M> game, String move) {
        try {
            return game.play(game.standing().game().notation().read(move));
        } catch (IllegalArgumentException cause) {
            throw new IllegalArgumentException(
                    "move %d, \"%s\": %s.".formatted(reached.size(), move, cause.getMessage()), cause);
        }
    }

    private int common(String variant, List<String> moves) {
        int common = !words.isEmpty() && words.getFirst().equals(variant) ? 1 : 0;
        while (common > 0
                && common < words.size()
                && common <= moves.size()
                && words.get(common).equals(moves.get(common - 1))) {
            common++;
        }
        return common;
    }

    private void forgetFrom(int index) {
        words.subList(index, words.size()).clear();
        reached.subList(index, reached.size()).clear();
    }

    private void remember(String word, HostedGame<?> game) {
        words.add(word);
        reached.add(game);
    }
}
