package dolmen.bot.discord.opening;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.rating.UsualGame;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.rating.Scope;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /openings}: what is played first, and how it ends. */
record OpeningCommand(VariantCatalogue variants, UsualGame usual, OpeningCourse course) implements SlashCommand {
    private static final String GAME = "game";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("openings", "What is played first, how often, and how it ends; only you see it")
                .addOption(
                        OptionType.STRING,
                        GAME,
                        "The game and its variant; else the game of this thread, or the one you play most here",
                        false,
                        true);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestVariants(event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Optional<String> sought = Optional.ofNullable(event.getOption(GAME)).map(OptionMapping::getAsString);
        Optional<Variant> variant = sought.isPresent() ? sought.flatMap(variants::variant) : Optional.of(usual(event));
        variant.ifPresentOrElse(
                meant -> course.begin(event, meant),
                () -> Replies.fulfil(event.getHook(), variants.unknown(sought.orElse(""))));
    }

    private Variant usual(SlashCommandInteractionEvent event) {
        return Variant.of(
                usual.of(event, Requester.of(event), new Scope.Everywhere()).game());
    }
}
