package dolmen.bot.discord.settings;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.place.Writing;
import dolmen.bot.discord.words.PermissionWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.ChannelId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;

/**
 * The places that a server chooses: threads, the channels themselves or posts in a forum for its matches, and a channel
 * for the puzzle of the day.
 */
final class PlaceSettings {
    private static final String THREADS = "yes";
    private static final String NO_THREADS = "no";
    private static final List<ChannelType> OF_PUZZLES = List.of(ChannelType.TEXT, ChannelType.NEWS, ChannelType.VOICE);

    private PlaceSettings() {}

    /** The name of the setting, and why matches have no posts in the chosen forum, if that is so. */
    static Phrase ofMatches(Guild guild, GuildPreferences now) {
        return now.forum().flatMap(chosen -> noPosts(guild, chosen)).orElseGet(SettingsPhrases::serverThreads);
    }

    private static Optional<Phrase> noPosts(Guild guild, ChannelId chosen) {
        ForumChannel forum = guild.getForumChannelById(chosen.value());
        return forum == null
                ? Optional.of(SettingsPhrases.serverForumGone())
                : lacking(Writing.lackingForPostsIn(forum), SettingsPhrases::serverForumLacking);
    }

    private static Optional<Phrase> lacking(Set<Permission> lacking, Function<Listing, Phrase> obstacle) {
        return lacking.isEmpty() ? Optional.empty() : Optional.of(obstacle.apply(PermissionWords.of(lacking)));
    }

    static StringSelectMenu matches(String id, Guild guild, GuildPreferences now, Wording language) {
        Optional<ForumChannel> chosen = now.forum().map(forum -> guild.getForumChannelById(forum.value()));
        return StringSelectMenu.create(id)
                .addOption(
                        language.of(SettingsPhrases.serverThreadsYes()),
                        THREADS,
                        language.of(SettingsPhrases.serverThreadsYesWhy()))
                .addOption(
                        language.of(SettingsPhrases.serverThreadsNo()),
                        NO_THREADS,
                        language.of(SettingsPhrases.serverThreadsNoWhy()))
                .addOptions(Stream.concat(chosen.stream(), guild.getForumChannels().stream())
                        .distinct()
                        .limit(StringSelectMenu.OPTIONS_MAX_AMOUNT - 2L)
                        .map(forum -> option(forum, language))
                        .toList())
                .setDefaultValues(chosen.map(ForumChannel::getId).orElse(now.threads() ? THREADS : NO_THREADS))
                .build();
    }

    private static SelectOption option(ForumChannel forum, Wording language) {
        String label = language.of(SettingsPhrases.serverForum(new Verbatim("#" + forum.getName())));
        return SelectOption.of(Text.line(label, SelectOption.LABEL_MAX_LENGTH), forum.getId())
                .withDescription(language.of(SettingsPhrases.serverForumWhy()));
    }

    /** The server's settings with the chosen place. */
    static GuildPreferences changed(GuildPreferences before, Guild guild, String chosen) {
        return guild.getForumChannels().stream()
                .filter(forum -> forum.getId().equals(chosen))
                .findFirst()
                .map(forum -> before.withForum(new ChannelId(forum.getIdLong())))
                .orElseGet(() -> before.withThreads(NotUnderstoodException.either(chosen, THREADS, NO_THREADS)));
    }

    /** The name of the setting, and why no puzzle can be posted, if that is so. */
    static Phrase ofPuzzle(Guild guild, Optional<ChannelId> chosen) {
        return chosen.flatMap(channel -> noPuzzle(guild, channel)).orElseGet(SettingsPhrases::serverPuzzle);
    }

    private static Optional<Phrase> noPuzzle(Guild guild, ChannelId chosen) {
        GuildChannel channel = guild.getGuildChannelById(chosen.value());
        return channel == null
                ? Optional.of(SettingsPhrases.serverPuzzleGone())
                : lacking(Writing.lackingIn(channel), SettingsPhrases::serverPuzzleLacking);
    }

    static EntitySelectMenu puzzle(Guild guild, Optional<ChannelId> chosen, Wording language) {
        return EntitySelectMenu.create(
                        new ComponentId(Action.DAILY_PUZZLE, 0, 0).text(), EntitySelectMenu.SelectTarget.CHANNEL)
                .setChannelTypes(OF_PUZZLES)
                .setPlaceholder(language.of(SettingsPhrases.serverPuzzleChoose()))
                .setRequiredRange(0, 1)
                .setDefaultValues(PlayChannels.existing(guild, chosen.stream().toList()).stream()
                        .map(channel -> EntitySelectMenu.DefaultValue.channel(channel.value()))
                        .toList())
                .build();
    }

    /** The server's settings with the chosen channel, or none. */
    static GuildPreferences puzzled(GuildPreferences before, EntitySelectInteractionEvent event, ComponentId menu) {
        return before.withDailyPuzzle(event.getValues().stream()
                .map(channel -> new ChannelId(channel.getIdLong()))
                .findFirst());
    }
}
