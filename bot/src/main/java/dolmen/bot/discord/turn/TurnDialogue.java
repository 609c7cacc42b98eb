package dolmen.bot.discord.turn;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.menu.MarkedMenu;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.preference.Preferences;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.host.TurnMenu;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The private talk in which a person chooses a turn: menus with a picture of what can be reached, then the board as it
 * would stand, then the confirmation. It begins with a new answer and goes on in the same message.
 */
final class TurnDialogue {
    private final TouchedMatch touchedMatch;
    private final MatchService service;
    private final Preferences preferences;
    private final BoardFiles files;
    private final MatchWords words;
    private final PlayAnswer answer;

    public TurnDialogue(
            TouchedMatch touchedMatch,
            MatchService service,
            Preferences preferences,
            BoardFiles files,
            MatchWords words,
            PlayAnswer answer) {
        this.touchedMatch = touchedMatch;
        this.service = service;
        this.preferences = preferences;
        this.files = files;
        this.words = words;
        this.answer = answer;
    }

    /**
     * Shows where the path leads, and plays the turn if nothing is left to ask. Where more has been played since the
     * component was made, the dialogue begins again.
     */
    void goOn(ComponentInteraction event, ComponentId touched, List<String> path, int page) {
        touchedMatch.play(event, touched, (match, requester) -> {
            boolean begun = event.getMessage().isEphemeral();
            Replies.acknowledge(begun ? event.deferEdit() : event.deferReply(true));
            List<String> valid = touched.ply() == match.ply() ? path : List.of();
            send(event, begun, next(match, requester, valid, page));
        });
    }

    /** Plays the turn that the path of the button leads to. */
    void confirm(ComponentInteraction event, ComponentId pressed) {
        touchedMatch.play(event, pressed, (match, requester) -> {
            Replies.acknowledge(event.deferEdit());
            send(
                    event,
                    true,
                    switch (place(match, requester.person(), pressed.path())) {
                        case TurnMenu.Reached.Chosen chosen -> play(match, requester, chosen);
                        case TurnMenu.Reached.Choosing choosing -> stale(match, requester);
                        case TurnMenu.Reached.Nowhere nowhere -> stale(match, requester);
                    });
        });
    }

    private MessageCreateData next(Match match, Requester requester, List<String> path, int page) {
        return switch (place(match, requester.person(), path)) {
            case TurnMenu.Reached.Choosing choosing -> choosing(match, requester, path, choosing, page);
            case TurnMenu.Reached.Chosen chosen
            when needsNoPreview(requester.person(), chosen) -> play(match, requester, chosen);
            case TurnMenu.Reached.Chosen chosen -> preview(match, requester, path, chosen);
            case TurnMenu.Reached.Nowhere nowhere -> stale(match, requester);
        };
    }

    private static TurnMenu.Reached place(Match match, PlayerId person, List<String> path) {
        return match.seatOf(person)
                .map(seat -> TurnMenu.at(match.game(), seat, path))
                .orElseGet(TurnMenu.Reached.Nowhere::new);
    }

    /** What chance does next cannot be foreseen, so there is nothing to look at. */
    private boolean needsNoPreview(PlayerId person, TurnMenu.Reached.Chosen chosen) {
        return !preferences.of(person).confirm()
                || chosen.game().standing().position().turn() instanceof Turn.Chance;
    }

    private MessageCreateData play(Match match, Requester requester, TurnMenu.Reached.Chosen chosen) {
        return answer.toMove(service.play(match.id(), requester.person(), match.ply(), chosen.line()), requester);
    }

    private MessageCreateData stale(Match match, Requester requester) {
        return answer.toMove(new PlayResult.Refused(new MatchRefusal.Stale(match)), requester);
    }

    private MessageCreateData choosing(
            Match match, Requester requester, List<String> path, TurnMenu.Reached.Choosing choosing, int page) {
        Match foreseen = match.foreseen(choosing.game());
        Seat seat = match.seatOf(requester.person()).orElseThrow();
        MarkedMenu menu = MarkedMenu.of(choosing, foreseen.standing().scene(seat));
        SeatNames seats = words.on(requester.guild()).seats(match);
        String so = Stream.concat(
                        Stream.of(choosing.line()),
                        choosing.chosen().stream().map(Step::label).map(seats::in))
                .filter(word -> !word.isEmpty())
                .map(word -> "`" + word + "`")
                .reduce("", (one, other) -> one + " " + other);
        return new MessageCreateBuilder()
                .setContent("Your move in %s:%s …".formatted(words.place(match), so))
                .setFiles(files.privately(foreseen, requester, menu.marks()))
                .setComponents(MoveMenu.row(match, path, menu, page, seats), ActionRow.of(startOver(match)))
                .build();
    }

    private MessageCreateData preview(
            Match match, Requester requester, List<String> path, TurnMenu.Reached.Chosen chosen) {
        Match foreseen = match.foreseen(chosen.game());
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        "Not played yet in %s: %s%s"
                                .formatted(
                                        words.place(match),
                                        words.lastTurn(foreseen.seenBy(match.viewer(requester.person()))),
                                        prospects(match, requester, chosen)),
                        Text.MAX_MESSAGE))
                .setFiles(files.privately(foreseen, requester, List.of()))
                .setComponents(ActionRow.of(
                        Button.success(
                                ComponentId.of(Action.PLAY_CHOSEN, match, path).text(), "Play it"),
                        startOver(match)))
                .build();
    }

    /** What the rules say of the turn at once, such as that it loses. */
    private String prospects(Match match, Requester requester, TurnMenu.Reached.Chosen chosen) {
        SeatNames seats = words.on(requester.guild()).seats(match).each(Text::escaped);
        return chosen.prospects().stream()
                .flatMap(prospect -> prospect.words().stream())
                .map(said -> "\n**This %s.**".formatted(seats.in(said)))
                .collect(Collectors.joining());
    }

    private static Button startOver(Match match) {
        return Button.secondary(ComponentId.of(Action.START_OVER, match).text(), "Start over");
    }

    private static void send(ComponentInteraction event, boolean edit, MessageCreateData message) {
        if (edit) {
            Replies.inPlace(event.getHook(), message);
        } else {
            Replies.fulfil(event.getHook(), message);
        }
    }
}
