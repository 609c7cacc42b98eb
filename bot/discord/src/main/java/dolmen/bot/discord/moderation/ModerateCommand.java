package dolmen.bot.discord.moderation;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.MatchOption;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.ModerationService;
import dolmen.bot.match.Refusal;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;

/**
 * {@code /moderate}: asks for confirmation before it ends a match of other players. Discord cannot show a command to
 * one role only. All members with the permission to moderate see it, and every use is checked.
 */
record ModerateCommand(
        MatchOption option,
        LiveMatches matches,
        Authority authority,
        ModerationQuestion question,
        MatchWords words,
        RefusalWords refusals,
        Readers readers)
        implements SlashCommand {
    private static final String NAME = "moderate";
    private static final Permission SHOWN_TO = Permission.MODERATE_MEMBERS;
    private static final String END = "end";

    private static final String ANNUL = "annul";
    private static final String WINNER = "winner";

    @Override
    public SlashCommandData definition() {
        return Commands.slash(NAME, "End a match that its players cannot end; for the moderators of this server")
                .setContexts(InteractionContextType.GUILD)
                .setDefaultPermissions(DefaultMemberPermissions.enabledFor(SHOWN_TO))
                .addSubcommands(
                        new SubcommandData(END, "End a match with a result; you are asked once more")
                                .addOptions(option.definition())
                                .addOption(OptionType.USER, WINNER, "Who wins; without a winner it is drawn"),
                        new SubcommandData(
                                        ANNUL,
                                        "Make a match count for nothing, also one that has ended; you are asked once more")
                                .addOptions(option.definition()));
    }

    /** Suggests all live matches of the server, because moderators need not play in them. */
    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        Guild guild = event.getGuild();
        if (guild == null || authority.objectionToModerate(event).isPresent()) {
            return List.of();
        }
        String typed = event.getFocusedOption().getValue().strip();
        return matches.liveOn(new GuildId(guild.getIdLong()), typed, OptionData.MAX_CHOICES).stream()
                .map(match -> new Command.Choice(
                        words.at(match).threadName(match), match.id().value()))
                .toList();
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Guild guild = event.getGuild();
        Optional<String> objection = authority.objectionToModerate(event);
        if (guild == null || objection.isPresent()) {
            Replies.fulfil(
                    event.getHook(), objection.orElseGet(() -> readers.of(event).of(ModerationPhrases.elsewhere())));
            return;
        }
        var here = new GuildId(guild.getIdLong());
        switch (option.find(event)) {
            case MatchFinder.Found.None(Refusal refusal) ->
                Replies.fulfil(event.getHook(), refusals.on(Reader.of(event)).of(refusal));
            case MatchFinder.Found.One(Match match) -> ask(event, match, here);
        }
    }

    private void ask(SlashCommandInteractionEvent event, Match match, GuildId here) {
        boolean annul = Objects.equals(event.getSubcommandName(), ANNUL);
        Optional<PlayerId> winner = Optional.ofNullable(event.getOption(WINNER))
                .map(chosen -> new PlayerId(chosen.getAsUser().getIdLong()));
        PlayerId by = Requester.personOf(event);
        Optional<Refusal> objection = annul
                ? ModerationService.objectionToAnnul(match, by, here)
                : ModerationService.objectionToEnd(match, by, here, winner);
        Wording wording = readers.of(event);
        objection.ifPresentOrElse(
                refusal -> Replies.fulfil(
                        event.getHook(), refusals.on(Reader.of(event)).of(refusal)),
                () -> Replies.fulfil(
                        event.getHook(),
                        annul ? question.annul(match, wording) : question.end(match, winner, wording)));
    }
}
