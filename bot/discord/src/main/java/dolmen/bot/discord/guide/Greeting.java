package dolmen.bot.discord.guide;

import dolmen.bot.discord.settings.SetupCheck;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.puzzle.DailyPuzzleBeginning;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Greets a server that has added the bot, in its language: with the first steps, and with the obstacles to matches. */
final class Greeting extends ListenerAdapter {
    private static final Logger log = LoggerFactory.getLogger(Greeting.class);

    private final FirstSteps steps;
    private final Function<GuildId, Wording> languages;
    private final Preferences preferences;
    private final SetupCheck check;
    private final DailyPuzzleBeginning dailyPuzzles;

    Greeting(
            FirstSteps steps,
            Function<GuildId, Wording> languages,
            Preferences preferences,
            SetupCheck check,
            DailyPuzzleBeginning dailyPuzzles) {
        this.steps = steps;
        this.languages = languages;
        this.preferences = preferences;
        this.check = check;
        this.dailyPuzzles = dailyPuzzles;
    }

    @Override
    public void onGuildJoin(GuildJoinEvent event) {
        Optional<TextChannel> open = place(event.getGuild());
        open.ifPresent(channel -> greet(event.getGuild(), channel));
        log.info("Added to a server {}", open.isPresent() ? "and greeting it" : "without a channel for a greeting");
    }

    /** A process that is stopping refuses requests at once. */
    private void greet(Guild guild, TextChannel channel) {
        try {
            channel.sendMessage(greeting(guild, channel))
                    .queue(
                            done -> dailyPuzzles.in(new GuildId(guild.getIdLong()), new ChannelId(channel.getIdLong())),
                            failure -> log.info("Could not greet a server: {}", failure.getMessage()));
        } catch (RejectedExecutionException stopping) {
            log.info("Could not greet a server: {}", stopping.getMessage());
        }
    }

    /** The server's channel for system messages, or else the first channel that everybody can read. */
    private static Optional<TextChannel> place(Guild guild) {
        return Stream.concat(
                        Stream.ofNullable(guild.getSystemChannel()),
                        guild.getTextChannels().stream()
                                .filter(channel -> guild.getPublicRole().hasAccess(channel)))
                .filter(TextChannel::canTalk)
                .findFirst();
    }

    private MessageCreateData greeting(Guild guild, TextChannel channel) {
        var server = new GuildId(guild.getIdLong());
        Wording wording = languages.apply(server);
        var lines = new ArrayList<>(List.of(wording.of(steps.words(true))));
        if (dailyPuzzles.isNew(server)) {
            lines.add(wording.of(steps.dailyPuzzle()));
        }
        check.objections(guild, channel, wording).ifPresent(lines::add);
        var message = new MessageCreateBuilder()
                .setContent(Text.cut(String.join("\n", lines), Text.MAX_MESSAGE))
                .setComponents(ActionRow.of(steps.buttons().in(wording)));
        if (guild.getSelfMember().hasPermission(channel, Permission.MESSAGE_ATTACH_FILES)) {
            message.setFiles(steps.picture().in(preferences.of(server).theme(), wording));
        }
        return message.build();
    }
}
