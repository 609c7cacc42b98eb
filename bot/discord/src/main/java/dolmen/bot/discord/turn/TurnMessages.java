package dolmen.bot.discord.turn;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.MarkedMenu;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.posted.Side;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.host.TurnMenu;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private messages during the choice of a turn: the menu of the next choice, and the board after the turn. */
record TurnMessages(BoardFiles files, MatchWords words) {

    /**
     * The menu after a path, with a picture of the choices.
     *
     * @param page the page of the menu, from 0
     */
    MessageCreateData choosing(
            Match match,
            Requester requester,
            Side side,
            List<String> path,
            TurnMenu.Reached.Choosing choosing,
            int page) {
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
        String content = "Your move in %s:%s …%s%s%s"
                .formatted(
                        words.number(match),
                        so,
                        choosing.chosen().isEmpty() ? prompt(choosing, seat) : "",
                        choosing.line().isEmpty() ? "" : " Nothing is played until your turn is complete.",
                        MoveMenu.notes(menu, seats));
        return new MessageCreateBuilder()
                .setContent(Text.cut(content, Text.MAX_MESSAGE))
                .setFiles(files.choosing(foreseen, requester, side, menu.marks()))
                .setComponents(MoveMenu.rows(
                        ComponentId.of(Action.PICK, match, path),
                        menu,
                        page,
                        seats,
                        ActionRow.of(startOver(match)),
                        words.on(requester.reader()).wording()))
                .build();
    }

    private static String prompt(TurnMenu.Reached.Choosing choosing, Seat seat) {
        String prompt = choosing.game().standing().position().seenBy(seat).prompt();
        return prompt.isEmpty() ? "" : " " + prompt;
    }

    /**
     * The board after the turn of the path, and its immediate consequences by the rules. The text contains only moves
     * that are not played yet: at a card table the draw has already been played.
     */
    MessageCreateData preview(
            Match match, Requester requester, Side side, List<String> path, TurnMenu.Reached.Chosen chosen) {
        Match foreseen = match.foreseen(chosen.game());
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        "Preview of your move in %s. %s%s"
                                .formatted(
                                        words.number(match),
                                        words.told(
                                                foreseen,
                                                chosen.game()
                                                        .standingSince(match.ply())
                                                        .lastTurnForetoldTo(match.viewer(requester.person()))),
                                        prospects(match, requester, chosen)),
                        Text.MAX_MESSAGE))
                .setFiles(files.choosing(foreseen, requester, side, List.of()))
                .setComponents(ActionRow.of(
                        Button.success(
                                ComponentId.of(Action.PLAY_CHOSEN, match, path).text(), "Play it"),
                        startOver(match)))
                .build();
    }

    /** The immediate consequences of the turn by the rules, for example that it loses. */
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
}
