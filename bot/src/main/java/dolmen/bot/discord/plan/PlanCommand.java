package dolmen.bot.discord.plan;

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

/** {@code /plan}: what a player will answer to which turn. */
public final class PlanCommand implements SlashCommand {
    private final MatchOption option;
    private final PlanForm form;
    private final RefusalWords refusals;

    public PlanCommand(MatchOption option, PlanForm form, RefusalWords refusals) {
        this.option = option;
        this.form = form;
        this.refusals = refusals;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("plan", "If they play this, you answer that, at once; only you see it")
                .addOptions(option.definition());
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return option.suggest(event, event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        switch (option.find(event)) {
            case MatchFinder.Found.None(Refusal refusal) -> Replies.privately(event, refusals.of(refusal));
            case MatchFinder.Found.One(Match match) ->
                form.open(event, match, new PlayerId(event.getUser().getIdLong()));
        }
    }
}
