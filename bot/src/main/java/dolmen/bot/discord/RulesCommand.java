package dolmen.bot.discord;

import dolmen.rules.Choice;
import dolmen.rules.GameFacts;
import dolmen.rules.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /rules}: how a game is played, and whose game it is. */
final class RulesCommand implements SlashCommand {
    private static final String GAME = "game";
    private static final int MAX_QUOTE = 60;

    private final VariantCatalogue variants;
    private final CommandBook commands;

    RulesCommand(VariantCatalogue variants, CommandBook commands) {
        this.variants = variants;
        this.commands = commands;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("rules", "How a game is played, who made it, and its variants")
                .addOption(OptionType.STRING, GAME, "The game you want to know", true, true);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestGames(event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        String sought = Objects.requireNonNull(event.getOption(GAME)).getAsString();
        List<String> pages = variants.find(sought)
                .map(facts -> Text.pages(paragraphs(facts), "\n\n"))
                .orElseGet(() -> List.of("There is no game called “%s” here. %s names them all."
                        .formatted(Text.escaped(Text.line(sought, MAX_QUOTE)), commands.mention("help"))));
        var hook = event.reply(pages.getFirst()).setEphemeral(true).complete();
        pages.stream()
                .skip(1)
                .forEach(page -> hook.sendMessage(page).setEphemeral(true).complete());
    }

    private static List<String> paragraphs(GameFacts facts) {
        var all = new ArrayList<String>();
        String year = facts.year().stream().mapToObj(known -> ", " + known).collect(Collectors.joining());
        all.add("## %s\nby %s%s · <%s>".formatted(facts.name(), facts.designer(), year, facts.source()));
        all.addAll(facts.rules());
        facts.options().stream().map(RulesCommand::option).forEach(all::add);
        facts.houseReadings().stream()
                .map(reading -> "**House reading**, not the designer's: " + reading)
                .forEach(all::add);
        if (!facts.conditions().isEmpty()) {
            all.add("-# " + facts.conditions());
        }
        return all;
    }

    private static String option(Option option) {
        return "**%s**\n%s"
                .formatted(
                        option.name(),
                        option.choices().stream().map(RulesCommand::choice).collect(Collectors.joining("\n")));
    }

    private static String choice(Choice choice) {
        return "- %s: %s".formatted(choice.name(), choice.explanation());
    }
}
