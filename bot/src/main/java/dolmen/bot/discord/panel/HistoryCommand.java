package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.MatchOption;
import dolmen.bot.discord.desk.Replies;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.Refusal;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /history}: every move of a match, the latest first to be seen, as far as whoever asks may know it. */
public final class HistoryCommand implements SlashCommand {
    private final MatchOption option;
    private final HistoryMessage history;
    private final RefusalWords refusals;

    public HistoryCommand(MatchOption option, HistoryMessage history, RefusalWords refusals) {
        this.option = option;
        this.history = history;
        this.refusals = refusals;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("history", "Every move of the match in words; only you see it")
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
                Replies.privately(
                        event.getHook(),
                        history.latest(match, new PlayerId(event.getUser().getIdLong())));
        }
    }
}
