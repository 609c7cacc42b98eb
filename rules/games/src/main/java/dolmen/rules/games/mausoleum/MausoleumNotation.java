package dolmen.rules.games.mausoleum;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.Notation;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The notation of moves: {@code b1-c1} glides, {@code c3>d3} pushes the stone on d3. */
final class MausoleumNotation implements Notation<MausoleumMove> {
    static final MausoleumNotation INSTANCE = new MausoleumNotation();

    private static final Pattern CANONICAL = Pattern.compile("([a-i][1-8])([->])([a-i][1-8])");

    private MausoleumNotation() {}

    @Override
    public String write(MausoleumMove move) {
        return switch (move) {
            case Glide(int from, int to) -> BOARD.name(from) + "-" + BOARD.name(to);
            case Push(int from, int to) -> BOARD.name(from) + ">" + BOARD.name(to);
        };
    }

    @Override
    public MausoleumMove read(String text) {
        Matcher parts = CANONICAL.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("\"%s\" is not a move in Mausoleum".formatted(text));
        }
        int from = BOARD.cell(parts.group(1));
        int to = BOARD.cell(parts.group(3));
        boolean push = parts.group(2).equals(">");
        if (push ? MausoleumBoard.behind(from, to) == NONE : MausoleumBoard.directionBetween(from, to) == NONE) {
            throw new IllegalArgumentException("\"%s\" does not follow a line".formatted(text));
        }
        return push ? new Push(from, to) : new Glide(from, to);
    }
}
