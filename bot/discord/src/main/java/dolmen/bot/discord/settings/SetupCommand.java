package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.Readers;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;

/**
 * {@code /setup}: shows managers of a server the obstacles to matches in a channel, and shows the owner of the
 * application the examination of the host.
 */
record SetupCommand(SetupCheck check, HostReport host, Readers readers) implements SlashCommand {
    private static final String HOST = "host";
    private static final String CHANNEL = "channel";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("setup", "See whether matches can be played here; for those who manage this server")
                .setContexts(InteractionContextType.GUILD)
                .setDefaultPermissions(DefaultMemberPermissions.enabledFor(Authority.TO_MANAGE))
                .addSubcommands(
                        new SubcommandData("check", "Names each missing permission and what it is needed for")
                                .addOptions(new OptionData(
                                                OptionType.CHANNEL,
                                                CHANNEL,
                                                "The channel to look at; this one unless you choose")
                                        .setChannelTypes(
                                                ChannelType.TEXT,
                                                ChannelType.NEWS,
                                                ChannelType.VOICE,
                                                ChannelType.FORUM)),
                        new SubcommandData(
                                HOST, "Examines the host: version, clock, database and backups; for its owner"));
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Wording language = readers.of(event);
        Replies.fulfil(
                event.getHook(),
                HOST.equals(event.getSubcommandName()) ? host.forPerson(event, language) : ofChannel(event, language));
    }

    private String ofChannel(SlashCommandInteractionEvent event, Wording language) {
        Guild guild = event.getGuild();
        Optional<Phrase> objection = Authority.objectionToManage(event);
        return guild == null || objection.isPresent()
                ? language.of(objection.orElseGet(SettingsPhrases::setupNotHere))
                : report(guild, event, language);
    }

    private String report(Guild guild, SlashCommandInteractionEvent event, Wording language) {
        return guild.isDetached()
                ? language.of(SettingsPhrases.setupBotAbsent(new Verbatim(Invitation.of(event.getJDA()))))
                : check.of(guild, channel(event), language);
    }

    private static GuildChannel channel(SlashCommandInteractionEvent event) {
        return event.getOption(CHANNEL, event::getGuildChannel, OptionMapping::getAsChannel);
    }
}
