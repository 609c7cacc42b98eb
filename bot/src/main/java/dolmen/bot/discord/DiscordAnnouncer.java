package dolmen.bot.discord;

import dolmen.bot.match.Announcer;
import dolmen.bot.match.Match;
import dolmen.bot.match.Notice;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Posts the boards and results of matches where they are played. Safe for use by many threads. */
final class DiscordAnnouncer implements Announcer {
    private static final Logger log = LoggerFactory.getLogger(DiscordAnnouncer.class);

    private final JDA jda;
    private final Venues venues;
    private final BoardMessage message;
    private final LiveBoards boards;

    DiscordAnnouncer(JDA jda, Venues venues, BoardMessage message, LiveBoards boards) {
        this.jda = jda;
        this.venues = venues;
        this.message = message;
        this.boards = boards;
    }

    @Override
    public Delivery deliver(Match match, Notice notice) {
        if (overtaken(match, notice)) {
            return new Delivery.Delivered("overtaken by a later notice");
        }
        if (jda.getStatus() != JDA.Status.CONNECTED) {
            return new Delivery.Later("not connected to Discord: " + jda.getStatus());
        }
        if (jda.isUnavailable(match.venue().guild().value())) {
            return new Delivery.Later("the server is unavailable");
        }
        try {
            return post(venues.place(jda, match), notice);
        } catch (RuntimeException failure) {
            log.debug("Notice {} failed", notice, failure);
            return new Delivery.Later(String.valueOf(failure.getMessage()));
        }
    }

    /** A later notice is owed as well, and tells what this one would. */
    private static boolean overtaken(Match match, Notice notice) {
        return notice.ply() < match.turnBegan() || (notice.kind() == Notice.Kind.BOARD && !match.live());
    }

    private Delivery post(Venues.Place place, Notice notice) {
        GuildMessageChannel channel = place.channel().orElse(null);
        if (channel == null) {
            return new Delivery.Never("the bot sees no channel of the match any more");
        }
        try {
            return new Delivery.Delivered(
                    "message " + send(channel, place.match(), notice).getId());
        } catch (RuntimeException failure) {
            if (!Failures.noAccess(failure)) {
                throw failure;
            }
            return Venues.threadless(place.match().venue())
                    ? new Delivery.Never("the bot may not write there: " + failure.getMessage())
                    : post(venues.leaveThread(jda, place.match()), notice);
        }
    }

    private Message send(GuildMessageChannel channel, Match match, Notice notice) {
        return boards.post(
                channel,
                match,
                notice,
                () -> channel.sendMessage(message.publicly(match))
                        .setNonce(notice.nonce())
                        .complete());
    }
}
