package dolmen.bot.discord.turn;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.match.TypedRefusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;

/** The buttons below a question what was meant: each plays one turn that somebody may have meant. */
final class MeantMove {
    private static final int MOST_IN_ROW = 5;
    private static final int LONGEST_PATH = 60;
    private static final String BETWEEN = ".";

    private MeantMove() {}

    /** A row with the first few turns; none if they do not fit on buttons. */
    static List<ActionRow> rows(TypedRefusal.AmbiguousMove unclear) {
        List<Button> buttons = unclear.candidates().stream()
                .flatMap(turn -> button(unclear, turn).stream())
                .limit(MOST_IN_ROW)
                .toList();
        return buttons.isEmpty() ? List.of() : List.of(ActionRow.of(buttons));
    }

    private static Optional<Button> button(TypedRefusal.AmbiguousMove unclear, String turn) {
        return Stream.of(List.of(turn.split(" ")))
                .filter(path -> turn.length() <= LONGEST_PATH && !turn.contains(":") && !turn.contains(BETWEEN))
                .map(path -> ComponentId.of(Action.PLAY_MEANT, unclear.match(), path))
                .map(id -> Button.primary(id.text(), turn))
                .findFirst();
    }

    /** The turn that a button plays, in canonical texts. */
    static String turn(ComponentId pressed) {
        return String.join(" ", pressed.path());
    }
}
