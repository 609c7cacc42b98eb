package dolmen.bot.lab;

import dolmen.bot.console.PrefixCache;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Argument;
import java.util.List;

/** Replays records of hosted games, but only the moves after their {@link PrefixCache}. */
final class HostedGameReader {
    private final GameRegistry games;
    private final PrefixCache<HostedGame<?>> reached = new PrefixCache<>();

    HostedGameReader(GameRegistry games) {
        this.games = games;
    }

    /**
     * The game of the variant after canonical moves, including chance.
     *
     * @throws IllegalArgumentException if there is no such variant, or a move cannot be played
     */
    HostedGame<?> read(String variant, List<String> moves) {
        reached.keep(variant, moves);
        if (reached.size() == 0) {
            reached.add(variant, start(variant));
        }
        for (String move : moves.subList(reached.size() - 1, moves.size())) {
            reached.add(move, play(reached.last(), move));
        }
        return reached.last();
    }

    private HostedGame<?> start(String text) {
        return switch (games.variant(text)) {
            case VariantChoice.Found(Variant variant) -> HostedGame.start(games.game(variant.game()), variant);
            case VariantChoice.Unknown(Argument why) -> throw new IllegalArgumentException(Wordings.ENGLISH.of(why));
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
}
