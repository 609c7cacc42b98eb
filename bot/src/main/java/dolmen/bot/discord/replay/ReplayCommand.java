package dolmen.bot.discord.replay;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.MatchOption;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.Names;
import dolmen.bot.history.PastMatch;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchRefusal;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/**
 * {@code /replay}: a match to be looked back at: the one that is named, else that of the channel, else the one that the
 * person finished last, else the one that the person plays.
 */
record ReplayCommand(Desk desk, ReplayCourse course) implements SlashCommand {

    @Override
    public SlashCommandData definition() {
        return Commands.slash("replay", "Look back at a match turn by turn; only you see it")
                .addOptions(desk.option().definition());
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return desk.option().suggest(event, event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Replies.acknowledge(event.deferReply(true));
        Replies.fulfil(
                event.getHook(),
                switch (meant(event)) {
                    case MatchFinder.Found.None none ->
                        MatchOption.unclear(none.refusal(), desk.refusals().on(Names.server(event)));
                    case MatchFinder.Found.One found ->
                        course.opening(found.match().publicly(), Requester.of(event));
                });
    }

    private MatchFinder.Found meant(SlashCommandInteractionEvent event) {
        MatchFinder.Found here = desk.option().find(event);
        boolean elsewhere = event.getOption(MatchOption.NAME) == null
                && here instanceof MatchFinder.Found.None none
                && none.refusal() instanceof MatchRefusal.NoMatch;
        return elsewhere ? finishedLast(event).orElseGet(() -> desk.option().findOwn(event)) : here;
    }

    private Optional<MatchFinder.Found> finishedLast(SlashCommandInteractionEvent event) {
        List<PastMatch> past =
                desk.services().histories().of(Requester.of(event).person()).matches();
        return past.isEmpty()
                ? Optional.empty()
                : desk.touched().visible(event, List.of(past.getLast().id())).stream()
                        .<MatchFinder.Found>map(MatchFinder.Found.One::new)
                        .findFirst();
    }
}
