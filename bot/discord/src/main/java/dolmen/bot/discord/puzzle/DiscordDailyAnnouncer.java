package dolmen.bot.discord.puzzle;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.Writing;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.puzzle.DailyAnnouncer;
import dolmen.bot.puzzle.DailyPuzzles.Posted;
import dolmen.bot.puzzle.DailyPuzzles.Tally;
import dolmen.rules.puzzle.Puzzle;
import java.time.Instant;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;

/** Posts the puzzle of the day on servers that want it. Safe for use by many threads. */
record DiscordDailyAnnouncer(Connections connections, DailyMessage message, Readers readers) implements DailyAnnouncer {

    @Override
    public Posting post(GuildId server, ChannelId channel, Puzzle puzzle, Instant since, String nonce) {
        return write(
                server,
                channel,
                place -> OwnMessages.after(place, OwnMessages.since(since)).stream()
                        .filter(own -> own.getInteractionMetadata() == null)
                        .filter(own -> OwnMessages.bears(own, message.id(puzzle)::equals))
                        .findFirst()
                        .orElseGet(() -> place.sendMessage(message.of(puzzle, server, readers.of(server)))
                                .setNonce(nonce)
                                .complete()));
    }

    @Override
    public Posting update(GuildId server, Posted posted, Puzzle puzzle, Tally tally, Stage stage) {
        return write(
                server,
                posted.channel(),
                place -> place.editMessageById(
                                posted.message().value(),
                                message.updated(puzzle, tally, stage, server, readers.of(server)))
                        .complete());
    }

    private Posting write(GuildId server, ChannelId channel, Function<GuildMessageChannel, Message> writing) {
        JDA jda = connections.standing(server).orElse(null);
        if (jda == null) {
            return new Posting.Later(Connections.MISSING);
        }
        Guild guild = jda.getGuildById(server.value());
        if (guild == null) {
            return jda.isUnavailable(server.value())
                    ? new Posting.Later("the server cannot be reached")
                    : new Posting.Barred("the bot is not on the server");
        }
        if (!(guild.getGuildChannelById(channel.value()) instanceof GuildMessageChannel place)) {
            return new Posting.Gone("the channel is gone");
        }
        String lacking =
                Writing.lackingIn(place).stream().map(Permission::getName).collect(Collectors.joining(", "));
        return lacking.isEmpty() ? write(place, writing) : new Posting.Barred("the bot lacks " + lacking);
    }

    private static Posting write(GuildMessageChannel place, Function<GuildMessageChannel, Message> writing) {
        try {
            return new Posting.Written(new MessageId(writing.apply(place).getIdLong()));
        } catch (RuntimeException failure) {
            String why = String.valueOf(failure.getMessage());
            if (Failures.deleted(failure)) {
                return new Posting.Gone(why);
            }
            boolean isRefused = Failures.lasting(failure) || failure instanceof IllegalArgumentException;
            return isRefused ? new Posting.Barred(why) : new Posting.Later(why);
        }
    }
}
