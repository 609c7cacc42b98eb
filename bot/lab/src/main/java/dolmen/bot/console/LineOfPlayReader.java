package dolmen.bot.console;

import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.phrase.Argument;
import java.util.List;

/** Reads lines of play, each a variant and its moves, and replays only the moves after the {@link PrefixCache}. */
public final class LineOfPlayReader {
    private final GameRegistry games;
    private final PrefixCache<LineOfPlay<?>> lines = new PrefixCache<>();

    /** A reader that has read nothing yet. */
    public LineOfPlayReader(GameRegistry games) {
        this.games = games;
    }

    /** The line of the moves in the variant, or the reason why a move cannot be played. */
    public LineOfPlay.Result read(String variant, List<String> moves) {
        lines.keep(variant, moves);
        if (lines.size() == 0) {
            switch (games.variant(variant)) {
                case VariantChoice.Found(Variant found) ->
                    lines.add(variant, LineOfPlay.start(games.game(found.game()), found));
                case VariantChoice.Unknown(Argument why) -> {
                    return new LineOfPlay.Result.Refused(Wordings.ENGLISH.of(why));
                }
            }
        }
        for (String move : moves.subList(lines.size() - 1, moves.size())) {
            switch (lines.last().play(move)) {
                case LineOfPlay.Result.Reached(LineOfPlay<?> line) -> lines.add(move, line);
                case LineOfPlay.Result.Refused(String why) -> {
                    return new LineOfPlay.Result.Refused("move %d, \"%s\": %s.".formatted(lines.size(), move, why));
                }
            }
        }
        return new LineOfPlay.Result.Reached(lines.last());
    }

    /** The latest line, before its first move and after each of its moves. */
    public List<LineOfPlay<?>> moveByMove() {
        return lines.all();
    }
}
