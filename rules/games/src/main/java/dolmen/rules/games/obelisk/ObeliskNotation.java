package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.Notation;
import dolmen.rules.games.obelisk.ObeliskMove.Build;
import dolmen.rules.games.obelisk.ObeliskMove.Jump;
import dolmen.rules.games.obelisk.ObeliskMove.Revenge;
import dolmen.rules.games.obelisk.ObeliskMove.Step;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The notation of moves: {@code b1-c2} steps, {@code b1-d3} jumps, {@code b2+a3} builds, {@code e3^d4} performs Ra's
 * Revenge.
 */
final class ObeliskNotation implements Notation<ObeliskMove> {
    static final ObeliskNotation INSTANCE = new ObeliskNotation();

    private static final Pattern CANONICAL = Pattern.compile("([a-e][1-6])([-+^])([a-e][1-6])");

    private ObeliskNotation() {}

    @Override
    public String write(ObeliskMove move) {
        String sign = switch (move) {
            case Step step -> "-";
            case Jump jump -> "-";
            case Build build -> "+";
            case Revenge revenge -> "^";
        };
        return BOARD.name(move.from()) + sign + BOARD.name(move.to());
    }

    @Override
    public ObeliskMove read(String text) {
        Matcher parts = CANONICAL.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("\"%s\" is not a move in Obelisk".formatted(text));
        }
        int from = BOARD.cell(parts.group(1));
        int to = BOARD.cell(parts.group(3));
        char sign = parts.group(2).charAt(0);
        List<StepOrJump> ways = Stream.of(Colour.values())
                .flatMap(colour -> Stream.of(StepOrJump.from(from, colour)))
                .toList();
        if (ways.stream().anyMatch(way -> way.next() == to)) {
            return switch (sign) {
                case '-' -> new Step(from, to);
                case '+' -> new Build(from, to);
                default -> new Revenge(from, to);
            };
        }
        if (sign == '-' && ways.stream().anyMatch(way -> way.behind() == to)) {
            return new Jump(from, to);
        }
        throw new IllegalArgumentException("\"%s\" leads where no stone goes".formatted(text));
    }
}
