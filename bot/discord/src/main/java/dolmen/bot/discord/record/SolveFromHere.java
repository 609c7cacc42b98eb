package dolmen.bot.discord.record;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.MenuCommand;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.discord.posted.ShownBoard;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.picture.Pictures;
import dolmen.rules.Spectator;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.command.MessageContextInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * <i>Solve from here</i> in the menu of a message of the bot: opens the puzzle of that message, or shows the position
 * on a board of an ended match as a task, with a button that starts practice from there.
 *
 * @param puzzles opens the puzzle of a component's id, after a private acknowledgement
 */
record SolveFromHere(
        TouchedMatch touched, BoardFiles files, RefusalWords refusals, BiConsumer<IReplyCallback, ComponentId> puzzles)
        implements MenuCommand<MessageContextInteractionEvent> {

    @Override
    public CommandData definition() {
        return Commands.message("Solve from here").setContexts(InteractionContextType.ALL);
    }

    @Override
    public void answer(MessageContextInteractionEvent event) {
        Message message = event.getTarget();
        boolean own = message.getAuthor().equals(event.getJDA().getSelfUser());
        Optional<ComponentId> puzzle = OwnMessages.ids(message)
                .filter(id -> id.action() == Action.OPEN_PUZZLE && id.number() != 0)
                .findFirst();
        Optional<ShownBoard> board = ShownBoard.in(message);
        if (own && puzzle.isPresent()) {
            puzzles.accept(event, puzzle.get());
        } else if (own && board.isPresent()) {
            pose(event, board.get());
        } else {
            Replies.fulfil(event.getHook(), wording(Requester.of(event)).of(RecordPhrases.solveNothing()));
        }
    }

    private Wording wording(Requester requester) {
        return refusals.on(requester.reader()).matches().wording();
    }

    private void pose(MessageContextInteractionEvent event, ShownBoard board) {
        Requester requester = Requester.of(event);
        List<Match> matches = touched.visible(event, List.of(board.match()));
        if (matches.isEmpty()) {
            Replies.fulfil(event.getHook(), refusals.on(requester.reader()).of(new MatchRefusal.NoMatch()));
            return;
        }
        Match match = matches.getFirst();
        int entries = StrictMath.min(board.ply(), match.game().entries());
        if (match.live()) {
            Replies.fulfil(event.getHook(), wording(requester).of(RecordPhrases.tryLive()));
        } else if (StartingPoint.in(match.game().after(entries), OptionalInt.empty())
                instanceof StartingPoint.At(HostedGame<?> from)) {
            Replies.fulfil(event.getHook(), task(match, requester, from, entries));
        } else {
            Replies.fulfil(event.getHook(), wording(requester).of(RecordPhrases.solveNowhere()));
        }
    }

    /** @param entries the number of entries before the state on the board; the task may begin earlier */
    private MessageCreateData task(Match match, Requester requester, HostedGame<?> from, int entries) {
        Pictures.Reader reader = files.reader(match, requester);
        MatchWords here = refusals.on(requester.reader()).matches();
        String mover = here.named(List.of(match.player(from.toMove().orElseThrow())));
        var scene = from.standing()
                .withoutLastTurn()
                .scene(new Spectator(), reader.bottom())
                .in(reader.wording());
        return new MessageCreateBuilder()
                .setContent(here.wording()
                        .of(RecordPhrases.solveBoard(
                                new Verbatim(match.id().toString()), from.turn(), new Verbatim(mover))))
                .setFiles(
                        files.scene(scene, "turn-%d.png".formatted(from.turn()), requester.person(), reader.wording()))
                .setComponents(
                        ActionRow.of(buttons(match, TryFromHere.id(match, from.turn(), entries), here.wording())))
                .setAllowedMentions(List.of())
                .build();
    }

    private static List<Button> buttons(Match match, ComponentId trying, Wording wording) {
        var buttons = new ArrayList<Button>();
        buttons.add(Button.primary(trying.text(), wording.of(RecordPhrases.buttonTry())));
        if (Analyst.obstacle(match.game()).isEmpty()) {
            buttons.add(Button.secondary(
                    ComponentId.of(Action.ANALYSIS, match).text(), wording.of(RecordPhrases.buttonAnalysis())));
        }
        return buttons;
    }
}
