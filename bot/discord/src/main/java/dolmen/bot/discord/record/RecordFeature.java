package dolmen.bot.discord.record;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.challenge.ChallengeFeature;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.file.SentFiles;
import dolmen.bot.discord.proposal.ProposalFeature;
import dolmen.bot.match.record.MatchRecords;
import java.util.function.BiConsumer;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;

/** {@code /export} and {@code /import}, and practice from a position of an ended match. */
public final class RecordFeature {

    private RecordFeature() {}

    /**
     * The feature.
     *
     * @param puzzles opens the puzzle of a component's id, after a private acknowledgement
     */
    public static Feature of(
            Desk desk, Boards boards, ChallengeFeature challenges, BiConsumer<IReplyCallback, ComponentId> puzzles) {
        var message =
                new RecordMessage(new MatchRecords(desk.services().people().players()));
        var continuations = ProposalFeature.continuations(desk, challenges);
        return Feature.of(
                        MatchCommand.lookingBack(
                                desk,
                                "export",
                                "Take a match along: all its moves as a text file",
                                (event, match, requester) -> Replies.fulfil(
                                        event.getHook(),
                                        message.of(match, desk.words().readers().of(event)))),
                        new ImportCommand(
                                new SentFiles(desk.services().games()),
                                new ImportedMessage(boards.files()),
                                desk.words().variants(),
                                desk.services().matches().live(),
                                desk.refusals(),
                                continuations))
                .onMessage(new SolveFromHere(desk.touched(), boards.files(), desk.refusals(), puzzles))
                .onButton(
                        Action.TRY_FROM_HERE,
                        new TryFromHere(
                                desk.touched(), desk.services().matches().live(), desk.refusals(), continuations));
    }
}
