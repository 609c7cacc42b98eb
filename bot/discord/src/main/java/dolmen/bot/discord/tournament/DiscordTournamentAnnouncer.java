package dolmen.bot.discord.tournament;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.TournamentAnnouncer;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** Shows tournaments in their channels. Safe for use by many threads. */
record DiscordTournamentAnnouncer(Connections connections, TournamentMessage message) implements TournamentAnnouncer {

    @Override
    public Posting show(HostedTournament tournament, Optional<MessageId> known) {
        GuildId server = tournament.terms().guild();
        JDA jda = connections.standing(server).orElse(null);
        Guild guild = jda == null ? null : jda.getGuildById(server.value());
        if (guild == null) {
            return new Posting.Later(Connections.MISSING);
        }
        if (!(guild.getGuildChannelById(tournament.terms().channel().value()) instanceof GuildMessageChannel channel)) {
            return new Posting.Gone("its channel is gone");
        }
        try {
            MessageId shown =
                    known.flatMap(id -> edited(channel, tournament, id)).orElseGet(() -> posted(channel, tournament));
            call(channel, tournament, shown);
            return new Posting.Written(shown);
        } catch (RuntimeException failure) {
            return new Posting.Later(String.valueOf(failure.getMessage()));
        }
    }

    /** Edits the message; empty if it was deleted. */
    private Optional<MessageId> edited(GuildMessageChannel channel, HostedTournament tournament, MessageId known) {
        try {
            channel.editMessageById(known.value(), MessageEditData.fromCreateData(message.of(tournament)))
                    .complete();
            return Optional.of(known);
        } catch (RuntimeException failure) {
            if (!Failures.deleted(failure)) {
                throw failure;
            }
            return Optional.empty();
        }
    }

    /** Posts the message. Discord drops a second one with the same nonce. */
    private MessageId posted(GuildMessageChannel channel, HostedTournament tournament) {
        Message sent = channel.sendMessage(message.of(tournament))
                .setNonce("t" + tournament.id())
                .complete();
        return new MessageId(sent.getIdLong());
    }

    /** Calls the best at the end, since an edit would notify nobody. */
    private void call(GuildMessageChannel channel, HostedTournament tournament, MessageId shown) {
        message.podium(tournament)
                .ifPresent(podium -> channel.sendMessage(podium)
                        .setMessageReference(shown.value())
                        .failOnInvalidReply(false)
                        .setNonce("t%s.e".formatted(tournament.id()))
                        .complete());
    }
}
