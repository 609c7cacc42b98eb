package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.Player;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /compare}: compares two players. */
record CompareCommand(Comparison comparison) implements SlashCommand {
    private static final String ONE = "player";
    private static final String OTHER = "other";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("compare", "Two players side by side, and what they have played against each other")
                .addOption(OptionType.USER, ONE, "One of them", true)
                .addOption(OptionType.USER, OTHER, "The other; yourself unless you choose");
    }

    @Override
    public Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return Comparison.acknowledgement(one(event), other(event));
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        comparison.answer(event, one(event), other(event));
    }

    private static Player one(SlashCommandInteractionEvent event) {
        return Names.chosen(NotUnderstoodException.required(event.getOption(ONE)));
    }

    private static Player other(SlashCommandInteractionEvent event) {
        OptionMapping chosen = event.getOption(OTHER);
        return chosen == null ? Names.sender(event) : Names.chosen(chosen);
    }
}
