package dolmen.bot.console;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads lines of play, each a variant and its moves. It remembers the previous line and replays only the moves after
 * their common beginning, so that many lines in ascending order cost little more than their last moves.
 */
public final class LineOfPlayReader {
    private final GameRegistry games;

    /** The variant and moves of the previous line, as far as they could be read, and the line after each. */
    private final List<String> words = new ArrayList<>();

    private final List<LineOfPlay<?>> lines = new ArrayList<>();

    /** A reader that has read nothing yet. */
    public LineOfPlayReader(GameRegistry games) {
        this.games = games;
    }

    /** The line of these moves in the variant, or the reason why one of them cannot be played. */
    public LineOfPlay.Result read(String variant, List<String> moves) {
        forgetFrom(common(variant, moves));
        if (lines.isEmpty()) {
            switch (games.variant(variant)) {
                case VariantChoice.Found(Variant found) ->
                    remember(variant, LineOfPlay.start(games.game(found.game()), found));
                case VariantChoice.Unknown(String why) -> {
                    return new LineOfPlay.Result.Refused(why);
                }
            }
        }
        for (String move : moves.subList(lines.size() - 1, moves.size())) {
            switch (lines.getLast().play(move)) {
                case LineOfPlay.Result.Reached(LineOfPlay<?> line) -> remember(move, line);
                case LineOfPlay.Result.Refused(String why) -> {
                    return new LineOfPlay.Result.Refused("move %d, \"%s\": %s.".formatted(lines.size(), move, why));
                }
            }
        }
        return new LineOfPlay.Result.Reached(lines.getLast());
    }

    /** The line that was read last, after each of its moves and before the first. */
    public List<LineOfPlay<?>> moveByMove() {
        return List.copyOf(lines);
    }

    private int common(String variant, List<String> moves) {
        if (words.isEmpty() || !words.getFirst().equals(variant)) {
            return 0;
        }
        int common = 1;
        while (common < words.size()
                && common <= moves.size()
                && words.get(common).equals(moves.get(common - 1))) {
            common++;
        }
        return common;
    }

    private void forgetFrom(int index) {
        words.subList(index, words.size()).clear();
        lines.subList(index, lines.size()).clear();
    }

    private void remember(String word, LineOfPlay<?> line) {
        words.add(word);
        lines.add(line);
    }
}
