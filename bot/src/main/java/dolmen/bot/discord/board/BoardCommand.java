package dolmen.bot.discord.board;

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
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /board}: shows the board privately, from the side of whoever asks or from the other, or in words. */
public final class BoardCommand implements SlashCommand {
    private static final String TEXT = "text";
    private static final String FLIP = "flip";

    private final MatchOption option;
    private final BoardMessage board;
    private final BoardText inWords;
    private final RefusalWords refusals;

    public BoardCommand(MatchOption option, BoardMessage board, BoardText inWords, RefusalWords refusals) {
        this.option = option;
        this.board = board;
        this.inWords = inWords;
        this.refusals = refusals;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("board", "See the board from your side; only you see it")
                .addOptions(option.definition())
                .addOption(OptionType.BOOLEAN, TEXT, "In words instead of a picture, with your legal moves")
                .addOption(OptionType.BOOLEAN, FLIP, "The picture from the other side");
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
            case MatchFinder.Found.One(Match match) -> show(event, match);
        }
    }

    private void show(SlashCommandInteractionEvent event, Match match) {
        var person = new PlayerId(event.getUser().getIdLong());
        if (event.getOption(TEXT, false, OptionMapping::getAsBoolean)) {
            inWords.of(match, person).forEach(page -> Replies.privately(event.getHook(), page));
        } else {
            boolean flip = event.getOption(FLIP, false, OptionMapping::getAsBoolean);
            Replies.privately(
                    event.getHook(), flip ? board.fromOtherSide(match, person) : board.privately(match, person));
        }
    }
}
