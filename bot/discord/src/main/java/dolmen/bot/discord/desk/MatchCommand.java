package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.Refusal;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/**
 * A command about one match: the match of its option, or else the match of the channel, or else the person's own.
 *
 * @param defers true if the answer follows later, in private; false if it is the first answer, as a form must be
 * @param back true for a command that looks back, and prefers ended matches to live ones
 * @param others the other options
 */
public record MatchCommand(
        Desk desk,
        String name,
        String description,
        boolean defers,
        boolean back,
        Answer answer,
        List<OptionData> others)
        implements SlashCommand {

    public MatchCommand {
        others = List.copyOf(others);
    }

    /** The action of the command on its match. */
    public interface Answer {
        void of(SlashCommandInteractionEvent event, Match match, Requester requester);
    }

    /** A command that answers later, in private. */
    public static MatchCommand deferring(
            Desk desk, String name, String description, Answer answer, OptionData... others) {
        return new MatchCommand(desk, name, description, true, false, answer, List.of(others));
    }

    /** A command that looks back, and answers later, in private. */
    public static MatchCommand lookingBack(Desk desk, String name, String description, Answer answer) {
        return new MatchCommand(desk, name, description, true, true, answer, List.of());
    }

    /** A command that answers at once. */
    public static MatchCommand direct(Desk desk, String name, String description, Answer answer) {
        return new MatchCommand(desk, name, description, false, false, answer, List.of());
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash(name, description)
                .addOptions(desk.option().definition())
                .addOptions(others);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        String typed = event.getFocusedOption().getValue();
        return back ? desk.past().suggest(event, typed) : desk.option().suggest(event, typed);
    }

    @Override
    public Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return defers ? Acknowledgement.PRIVATE : Acknowledgement.ANSWER;
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        switch (back ? desk.past().find(event) : desk.option().findOwn(event)) {
            case MatchFinder.Found.None(Refusal refusal) ->
                Replies.privately(
                        event, MatchOption.unclear(refusal, desk.refusals().on(Reader.of(event))));
            case MatchFinder.Found.One(Match match) -> answer.of(event, match, Requester.of(event));
        }
    }
}
