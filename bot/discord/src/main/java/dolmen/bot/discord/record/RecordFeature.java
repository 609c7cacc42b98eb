package dolmen.bot.discord.record;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.challenge.ChallengeFeature;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.file.SentFiles;
import dolmen.bot.discord.proposal.ProposalFeature;
import dolmen.bot.match.record.MatchRecords;

/** {@code /export} and {@code /import}. */
public final class RecordFeature {

    private RecordFeature() {}

    public static Feature of(Desk desk, Boards boards, ChallengeFeature challenges) {
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
                .onButton(
                        Action.TRY_FROM_HERE,
                        new TryFromHere(
                                desk.touched(), desk.services().matches().live(), desk.refusals(), continuations));
    }
}
