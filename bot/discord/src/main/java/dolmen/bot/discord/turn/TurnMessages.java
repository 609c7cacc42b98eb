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
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
        MatchWords here = words.on(requester.reader());
        Wording wording = here.wording();
        MarkedMenu menu = MarkedMenu.of(choosing, foreseen.standing().scene(seat), files.emoji(), wording);
        SeatNames seats = here.seats(match);
        String content = wording.of(begun(match, choosing, seats, wording))
                + (choosing.chosen().isEmpty() ? prompt(choosing, seat, wording) : "")
                + (choosing.line().isEmpty() ? "" : " " + wording.of(TurnPhrases.choosingIncomplete()))
                + MoveMenu.notes(menu, seats);
        return new MessageCreateBuilder()
                .setContent(Text.cut(content, Text.MAX_MESSAGE))
                .setFiles(files.choosing(foreseen, requester, side, menu.marks()))
                .setComponents(MoveMenu.rows(
                        ComponentId.of(Action.PICK, match, path),
                        menu,
                        page,
                        seats,
                        ActionRow.of(startOver(match, wording))))
                .build();
    }

    /** The choices so far. */
    private static Phrase begun(Match match, TurnMenu.Reached.Choosing choosing, SeatNames seats, Wording wording) {
        String chosen = Stream.concat(
                        Stream.of(choosing.line()),
                        choosing.chosen().stream()
                                .map(Step::label)
                                .map(wording::of)
                                .map(seats::in))
                .filter(word -> !word.isEmpty())
                .map(word -> "`" + word + "`")
                .collect(Collectors.joining(" "));
        return chosen.isEmpty()
                ? TurnPhrases.choosing(id(match))
                : TurnPhrases.choosingChosen(id(match), new Verbatim(chosen));
    }

    /** The language of the person's messages. */
    Wording wording(Requester requester) {
        return words.on(requester.reader()).wording();
    }

    private static Verbatim id(Match match) {
        return new Verbatim(match.id().toString());
    }

    private static String prompt(TurnMenu.Reached.Choosing choosing, Seat seat, Wording wording) {
        return choosing.game()
                .standing()
                .position()
                .seenBy(seat)
                .prompt()
                .map(prompt -> " " + wording.of(prompt))
                .orElse("");
    }

    /**
     * The board after the turn of the path, and its immediate consequences by the rules. The text contains only moves
     * that are not played yet: at a card table the draw has already been played.
     */
    MessageCreateData preview(
            Match match, Requester requester, Side side, List<String> path, TurnMenu.Reached.Chosen chosen) {
        Match foreseen = match.foreseen(chosen.game());
        MatchWords here = words.on(requester.reader());
        Wording wording = here.wording();
        String told = here.told(
                foreseen,
                chosen.game().standingSince(match.ply()).lastTurnForetoldTo(match.viewer(requester.person())));
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        "%s %s%s"
                                .formatted(
                                        wording.of(TurnPhrases.preview(id(match))),
                                        told,
                                        prospects(match, here, chosen)),
                        Text.MAX_MESSAGE))
                .setFiles(files.choosing(foreseen, requester, side, List.of()))
                .setComponents(ActionRow.of(
                        Button.success(
                                ComponentId.of(Action.PLAY_CHOSEN, match, path).text(),
                                wording.of(TurnPhrases.buttonPlayIt())),
                        startOver(match, wording)))
                .build();
    }

    /** The immediate consequences of the turn by the rules, for example that it loses. */
    private static String prospects(Match match, MatchWords here, TurnMenu.Reached.Chosen chosen) {
        SeatNames seats = here.seats(match).each(Text::escaped);
        return chosen.prospects().stream()
                .flatMap(prospect -> prospect.words().stream())
                .map(effects -> "\n" + seats.in(here.wording().of(TurnPhrases.previewEffects(effects))))
                .collect(Collectors.joining());
    }

    private static Button startOver(Match match, Wording wording) {
        return Button.secondary(
                ComponentId.of(Action.START_OVER, match).text(), wording.of(TurnPhrases.buttonStartOver()));
    }
}
