package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.MatchOption;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.Objections;
import dolmen.bot.match.Refusal;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** {@code /resign}: asks, and only then gives a match up. */
public final class ResignCommand implements SlashCommand {
    private final MatchOption option;
    private final Resignation resignation;
    private final RefusalWords refusals;

    public ResignCommand(MatchOption option, Resignation resignation, RefusalWords refusals) {
        this.option = option;
        this.resignation = resignation;
        this.refusals = refusals;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("resign", "Give your match up; you are asked once more")
                .addOptions(option.definition());
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return option.suggest(event, event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        event.reply(question(option.find(event), new PlayerId(event.getUser().getIdLong())))
                .setEphemeral(true)
                .complete();
    }

    private MessageCreateData question(MatchFinder.Found found, PlayerId person) {
        return switch (found) {
            case MatchFinder.Found.None(Refusal refusal) -> MessageCreateData.fromContent(refusals.of(refusal));
            case MatchFinder.Found.One(Match match) ->
                Objections.toResign(match, person, match.ply())
                        .map(refusal -> MessageCreateData.fromContent(refusals.of(refusal)))
                        .orElseGet(() -> resignation.question(match));
        };
    }
}
