package dolmen.bot.discord.settings;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.place.Writing;
import dolmen.bot.discord.words.PermissionWords;
import dolmen.bot.id.ChannelId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;

/** The channel of a server for the puzzle of the day. */
final class DailyPuzzleSetting {
    private static final List<ChannelType> WRITABLE = List.of(ChannelType.TEXT, ChannelType.NEWS, ChannelType.VOICE);

    private DailyPuzzleSetting() {}

    /** The name of the setting, and why no puzzle can be posted, if that is so. */
    static Phrase phrase(Guild guild, Optional<ChannelId> chosen) {
        return chosen.flatMap(channel -> obstacle(guild, channel)).orElseGet(SettingsPhrases::serverPuzzle);
    }

    private static Optional<Phrase> obstacle(Guild guild, ChannelId chosen) {
        GuildChannel channel = guild.getGuildChannelById(chosen.value());
        if (channel == null) {
            return Optional.of(SettingsPhrases.serverPuzzleGone());
        }
        List<Argument> lacking =
                Writing.lackingIn(channel).stream().map(PermissionWords::of).toList();
        return lacking.isEmpty()
                ? Optional.empty()
                : Optional.of(SettingsPhrases.serverPuzzleLacking(Listing.and(lacking)));
    }

    static EntitySelectMenu menu(Guild guild, Optional<ChannelId> chosen, Wording language) {
        return EntitySelectMenu.create(
                        new ComponentId(Action.DAILY_PUZZLE, 0, 0).text(), EntitySelectMenu.SelectTarget.CHANNEL)
                .setChannelTypes(WRITABLE)
                .setPlaceholder(language.of(SettingsPhrases.serverPuzzleChoose()))
                .setRequiredRange(0, 1)
                .setDefaultValues(PlayChannels.existing(guild, chosen.stream().toList()).stream()
                        .map(channel -> EntitySelectMenu.DefaultValue.channel(channel.value()))
                        .toList())
                .build();
    }

    /** The server's settings with the chosen channel, or none. */
    static GuildPreferences changed(GuildPreferences before, EntitySelectInteractionEvent event, ComponentId menu) {
        return before.withDailyPuzzle(event.getValues().stream()
                .map(channel -> new ChannelId(channel.getIdLong()))
                .findFirst());
    }
}
