package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Game;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /puzzle}: a position in which one way is right. */
record PuzzleCommand(VariantCatalogue variants, PuzzleCourse course) implements SlashCommand {
    private static final String GAME = "game";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("puzzle", "Find the one move that wins, or is safe; only you see it")
                .addOption(
                        OptionType.STRING,
                        GAME,
                        "The game: type a few letters; any game unless you say so",
                        false,
                        true);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestGames(event.getFocusedOption().getValue(), course::offers);
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Optional<String> sought = Optional.ofNullable(event.getOption(GAME)).map(OptionMapping::getAsString);
        Optional<Game<?>> game = sought.flatMap(variants::game);
        if (sought.isPresent() && game.isEmpty()) {
            Replies.fulfil(event.getHook(), variants.unknown(sought.get()));
        } else {
            course.begin(event, game.map(Game::facts));
        }
    }
}
