package dolmen.bot.discord.hint;

import dolmen.bot.analysis.Hint;
import dolmen.bot.analysis.HintService;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The messages of a hint, for the requester. */
record HintMessage(HintService hints, BoardFiles files, MatchWords words, RefusalWords refusals, CommandBook commands) {

    /** Names the place of the move, but not the move itself. A choice that is not named after a place is described. */
    MessageCreateData nudge(Match match, Requester requester) {
        return given(match, requester, match.ply(), hint -> {
            MatchWords reader = reader(requester);
            Phrase first = nudging(match, requester, reader, hint.steps().getFirst());
            return new MessageCreateBuilder()
                    .setContent(reader.wording()
                            .of(reasons(match, requester, reader).nudge(first, hint)))
                    .setFiles(files.privately(match, requester, ring(hint)))
                    .setComponents(ActionRow.of(Button.secondary(
                            ComponentId.of(Action.SHOW_HINT, match).text(),
                            reader.wording().of(HintPhrases.buttonShow()))))
                    .setAllowedMentions(List.of())
                    .build();
        });
    }

    private MatchWords reader(Requester requester) {
        return words.on(requester.reader());
    }

    /** The sentence about the first choice. */
    private static Phrase nudging(Match match, Requester requester, MatchWords reader, Step first) {
        Seat seat = match.seatOf(requester.person()).orElseThrow();
        var label = new Verbatim(reader.seats(match).in(reader.wording().of(first.label())));
        if (match.standing().legalMoves(seat).size() == 1) {
            return HintPhrases.nudgeOnly(label);
        }
        boolean isPlace = first.cell().map(Verbatim::new).equals(Optional.of(first.label()));
        return isPlace ? HintPhrases.nudgePlace(label) : HintPhrases.nudgeChoice(label);
    }

    /**
     * The move with a picture of the board after it and a button that plays it, for a person who has seen the given
     * number of plies.
     */
    MessageCreateData move(Match match, Requester requester, int seen) {
        return given(match, requester, seen, hint -> {
            Seat seat = match.seatOf(requester.person()).orElseThrow();
            MatchWords reader = reader(requester);
            List<String> path = TurnMenu.pathTo(match.game(), seat, hint.texts());
            TurnMenu.Reached reached = TurnMenu.at(match.game(), seat, path, reader.wording());
            var told = new Verbatim(reader.told(match, List.copyOf(hint.plies())));
            return new MessageCreateBuilder()
                    .setContent(reader.wording()
                            .of(reasons(match, requester, reader).whole(HintPhrases.preview(told), hint)))
                    .setFiles(picture(match, requester, hint, reached))
                    .setComponents(ActionRow.of(play(match, path, reached, reader.wording())))
                    .setAllowedMentions(List.of())
                    .build();
        });
    }

    private static ReasonWords reasons(Match match, Requester requester, MatchWords reader) {
        Seat seat = match.seatOf(requester.person()).orElseThrow();
        return ReasonWords.to(seat, reader.seats(match));
    }

    /** The board after the move. Before an outcome of chance, which cannot be foreseen, only the place is marked. */
    private FileUpload picture(Match match, Requester requester, Hint hint, TurnMenu.Reached reached) {
        return switch (reached) {
            case TurnMenu.Reached.Chosen(var game, var line, var prospects)
            when !(game.standing().position().turn() instanceof Turn.Chance) ->
                files.privately(match.foreseen(game), requester, List.of());
            case TurnMenu.Reached.Choosing choosing ->
                files.privately(match.foreseen(choosing.game()), requester, List.of());
            case TurnMenu.Reached.Chosen beforeChance -> files.privately(match, requester, ring(hint));
            case TurnMenu.Reached.Nowhere nowhere -> files.privately(match, requester, ring(hint));
        };
    }

    /** The button that plays the turn, or opens the next choice if the turn is incomplete. */
    private static Button play(Match match, List<String> path, TurnMenu.Reached reached, Wording reader) {
        boolean whole = reached instanceof TurnMenu.Reached.Chosen;
        return Button.success(
                ComponentId.of(whole ? Action.PLAY_CHOSEN : Action.PICK, match, path)
                        .text(),
                reader.of(whole ? HintPhrases.buttonPlay() : HintPhrases.buttonBegin()));
    }

    private static List<Mark> ring(Hint hint) {
        return hint.steps().getFirst().cell().<Mark>map(Mark.Crowned::new).stream()
                .toList();
    }

    private MessageCreateData given(
            Match match, Requester requester, int seen, Function<Hint, MessageCreateData> shown) {
        return switch (hints.ask(match, requester.person(), seen)) {
            case HintService.Answer.Given(Hint hint) -> shown.apply(hint);
            case HintService.Answer.Refused(Refusal refusal) ->
                MessageCreateData.fromContent(refusals.on(requester.reader()).of(refusal));
            case HintService.Answer.NotAllowed() ->
                match.mayAllowHints()
                        ? offer(match, reader(requester).wording())
                        : MessageCreateData.fromContent(reader(requester)
                                .wording()
                                .of(HintPhrases.refusedRated(id(match), commands.link("play"))));
        };
    }

    private static Verbatim id(Match match) {
        return new Verbatim(match.id().toString());
    }

    /** An offer to ask the other players. The question is public in the thread, so only the person's press sends it. */
    private static MessageCreateData offer(Match match, Wording reader) {
        boolean two = match.players().size() == 2;
        return new MessageCreateBuilder()
                .setContent(reader.of(two ? HintPhrases.askOne(id(match)) : HintPhrases.askAll(id(match))))
                .setComponents(ActionRow.of(Button.primary(
                        ComponentId.of(Action.ASK_HINTS, match).text(), reader.of(HintPhrases.buttonAllow()))))
                .setAllowedMentions(List.of())
                .build();
    }
}
