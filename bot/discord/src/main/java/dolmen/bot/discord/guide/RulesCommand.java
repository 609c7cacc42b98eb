package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** {@code /rules}: how a game is played, and whose game it is. */
record RulesCommand(VariantCatalogue variants, RulesMessage rules) implements SlashCommand {
    private static final String GAME = "game";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("rules", "How a game is played, who made it, and its variants")
                .addOption(OptionType.STRING, GAME, "The game and its variant: type a few letters", true, true);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestVariants(event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        String sought = NotUnderstoodException.required(event.getOption(GAME)).getAsString();
        var person = new PlayerId(event.getUser().getIdLong());
        MessageCreateData answer = variants.variant(sought)
                .map(variant -> rules.of(variant, 0, person))
                .orElseGet(() -> MessageCreateData.fromContent(variants.unknown(sought)));
        Replies.fulfil(event.getHook(), answer);
    }
}
