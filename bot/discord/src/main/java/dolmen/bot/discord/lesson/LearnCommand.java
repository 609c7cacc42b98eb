package dolmen.bot.discord.lesson;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /learn}: a game in two minutes. */
record LearnCommand(VariantCatalogue variants, LessonCourse course, CommandBook commands) implements SlashCommand {
    private static final String GAME = "game";
    private static final int MAX_QUOTE = 60;

    @Override
    public SlashCommandData definition() {
        return Commands.slash("learn", "Learn a game in two minutes, with pictures and a few tasks; only you see it")
                .addOption(OptionType.STRING, GAME, "The game and its variant: type a few letters", true, true);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestVariants(event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        String sought = NotUnderstoodException.required(event.getOption(GAME)).getAsString();
        variants.variant(sought)
                .ifPresentOrElse(
                        variant -> course.begin(event, variant),
                        () -> Replies.fulfil(
                                event.getHook(),
                                "There is no game called “%s” here. %s names them all."
                                        .formatted(
                                                Text.escaped(Text.line(sought, MAX_QUOTE)), commands.mention("help"))));
    }
}
