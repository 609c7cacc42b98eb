package dolmen.bot.discord;

import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.Refusal;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /board}: shows the board privately, from the side of whoever asks. */
final class BoardCommand implements SlashCommand {
    private final MatchOption option;
    private final BoardMessage board;
    private final RefusalWords refusals;

    BoardCommand(MatchOption option, BoardMessage board, RefusalWords refusals) {
        this.option = option;
        this.board = board;
        this.refusals = refusals;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("board", "See the board from your side; only you see it")
                .addOptions(option.definition());
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return option.suggest(event, event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Replies.acknowledge(event.deferReply(true));
        switch (option.find(event)) {
            case MatchFinder.Found.None(Refusal refusal) -> Replies.privately(event.getHook(), refusals.of(refusal));
            case MatchFinder.Found.One(Match match) ->
                event.getHook()
                        .sendMessage(board.privately(
                                match, new PlayerId(event.getUser().getIdLong())))
                        .setEphemeral(true)
                        .complete();
        }
    }
}
