package dolmen.bot.discord.board;

import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.delivery.DigestAnnouncer;
import dolmen.bot.match.notice.Delivery;
import java.util.List;

/** Sends digests as direct messages. Safe for use by many threads. */
record DiscordDigestAnnouncer(Connections connections, DirectMessages direct, DigestMessage message)
        implements DigestAnnouncer {

    @Override
    public Delivery deliver(PlayerId player, List<Match> waiting, String nonce) {
        return connections.stand()
                ? direct.send(player, () -> message.of(player, waiting), nonce)
                : new Delivery.Later(Connections.MISSING);
    }
}
