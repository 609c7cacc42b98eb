package dolmen.bot.discord.board;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.delivery.DigestAnnouncer;
import dolmen.bot.match.notice.Delivery;
import java.util.List;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;

/** Sends digests as direct messages. Safe for use by many threads. */
final class DiscordDigestAnnouncer implements DigestAnnouncer {
    private final Connections connections;
    private final DigestMessage message;

    public DiscordDigestAnnouncer(Connections connections, DigestMessage message) {
        this.connections = connections;
        this.message = message;
    }

    @Override
    public Delivery deliver(PlayerId player, List<Match> waiting, String nonce) {
        if (!connections.stand()) {
            return new Delivery.Later(Connections.MISSING);
        }
        try {
            String id = connections
                    .any()
                    .openPrivateChannelById(player.value())
                    .complete()
                    .sendMessage(message.of(player, waiting))
                    .setNonce(nonce)
                    .complete()
                    .getId();
            return new Delivery.Delivered("message " + id);
        } catch (ErrorResponseException failure) {
            return Failures.unreachable(failure)
                    ? new Delivery.Never("the player lets nobody write")
                    : new Delivery.Later(String.valueOf(failure.getMessage()));
        }
    }
}
