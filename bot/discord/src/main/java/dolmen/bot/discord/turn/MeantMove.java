package dolmen.bot.discord.turn;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import dolmen.bot.match.TypedRefusal;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing.Told.Played;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;

/** The buttons below a question about an ambiguous move: each plays one of the possible turns. */
final class MeantMove {
    private static final int LONGEST_PATH = 60;
    /** A character of moves that has another meaning in ids, and its replacement, which occurs in no move. */
    private static final char TAKEN = ':';

    private static final char STAND_IN = ';';
    private static final String BETWEEN = ".";

    private MeantMove() {}

    /**
     * A row of buttons with the possible turns; empty if they do not fit. Turns with the same sentence also show their
     * texts: such cards may differ in what hangs on them, or in who knows of them.
     *
     * @param seats the names of players, for moves that are shown as sentences
     */
    static List<ActionRow> rows(TypedRefusal.AmbiguousMove unclear, SeatNames seats, Wording wording) {
        Map<String, String> sentences = sentences(unclear.match(), wording);
        List<String> told = unclear.candidates().stream()
                .map(turn -> seats.in(sentences.getOrDefault(turn, turn)))
                .toList();
        List<Button> buttons = IntStream.range(0, told.size())
                .boxed()
                .flatMap(index -> {
                    String turn = unclear.candidates().get(index);
                    boolean alike = Collections.frequency(told, told.get(index)) > 1;
                    return button(unclear, turn, alike ? turn + " · " + told.get(index) : told.get(index)).stream();
                })
                .toList();
        return buttons.isEmpty() ? List.of() : List.of(ActionRow.of(buttons));
    }

    /** The moves of the player to move as sentences; empty if their texts name places that people know. */
    private static Map<String, String> sentences(Match match, Wording wording) {
        Seat seat = match.toMove().orElseThrow();
        return match.standing().scene(seat).surface().named()
                ? Map.of()
                : match.standing().choices(seat).values().stream()
                        .flatMap(List::stream)
                        .collect(Collectors.toMap(Played::text, move -> wording.of(move.sentence())));
    }

    private static Optional<Button> button(TypedRefusal.AmbiguousMove unclear, String turn, String words) {
        return Stream.of(List.of(turn.replace(TAKEN, STAND_IN).split(" ")))
                .filter(path -> turn.length() <= LONGEST_PATH && !turn.contains(BETWEEN))
                .map(path -> ComponentId.of(Action.PLAY_MEANT, unclear.match(), path))
                .map(id -> Button.primary(id.text(), Text.line(words, Button.LABEL_MAX_LENGTH)))
                .findFirst();
    }

    /** The turn of a button, in canonical texts. */
    static String turn(ComponentId pressed) {
        return String.join(" ", pressed.path()).replace(STAND_IN, TAKEN);
    }
}
