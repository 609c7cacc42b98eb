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
    private static final int LONGEST_PATH = 60;
    /** A sign of moves that ids keep for themselves, and the one that stands for it, which is in no move. */
    private static final char TAKEN = ':';

    private static final char STAND_IN = ';';
    private static final String BETWEEN = ".";

    private MeantMove() {}

    /** A row with the turns that may be meant; none if they do not fit on buttons. */
    static List<ActionRow> rows(TypedRefusal.AmbiguousMove unclear) {
        List<Button> buttons = unclear.candidates().stream()
                .flatMap(turn -> button(unclear, turn).stream())
                .toList();
        return buttons.isEmpty() ? List.of() : List.of(ActionRow.of(buttons));
    }

    private static Optional<Button> button(TypedRefusal.AmbiguousMove unclear, String turn) {
        return Stream.of(List.of(turn.replace(TAKEN, STAND_IN).split(" ")))
                .filter(path -> turn.length() <= LONGEST_PATH && !turn.contains(BETWEEN))
                .map(path -> ComponentId.of(Action.PLAY_MEANT, unclear.match(), path))
                .map(id -> Button.primary(id.text(), turn))
                .findFirst();
    }

    /** The turn that a button plays, in canonical texts. */
    static String turn(ComponentId pressed) {
        return String.join(" ", pressed.path()).replace(STAND_IN, TAKEN);
    }
}
