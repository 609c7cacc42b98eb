package dolmen.bot.discord.turn;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.MatchOption;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.Refusal;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /move}: shows or plays a move, chosen among the legal ones or typed freely. */
record MoveCommand(MatchOption option, MoveSuggestions suggestions, TurnDialogue dialogue, RefusalWords refusals)
        implements SlashCommand {
    private static final String MOVE = "move";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("move", "Play a move in your match")
                .addOption(OptionType.STRING, MOVE, "The move: choose a legal one, or type it", true, true)
                .addOptions(option.definition());
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        String typed = event.getFocusedOption().getValue();
        return event.getFocusedOption().getName().equals(MatchOption.NAME)
                ? option.suggest(event, typed)
                : suggestions.of(option.findOwn(event), Requester.of(event), typed);
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        String typed = NotUnderstoodException.required(event.getOption(MOVE)).getAsString();
        switch (option.findOwn(event)) {
            case MatchFinder.Found.None(Refusal refusal) ->
                Replies.fulfil(event.getHook(), MatchOption.unclear(refusal, refusals.on(Reader.of(event))));
            case MatchFinder.Found.One(Match match) -> dialogue.typed(event, match.id(), match.ply(), typed);
        }
    }
}
