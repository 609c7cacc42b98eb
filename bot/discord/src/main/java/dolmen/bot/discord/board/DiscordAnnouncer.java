package dolmen.bot.discord.board;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.posted.Form;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.time.TimePreferences;
import java.util.List;
import java.util.function.Function;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Posts the boards and results of matches at their places. Safe for use by many threads. */
record DiscordAnnouncer(
        Connections connections,
        DirectMessages direct,
        Boards boards,
        ReminderMessage reminders,
        Postings postings,
        StandingBoard standing,
        DiscordEnvoy envoy,
        Preferences preferences)
        implements Announcer {
    private static final Logger log = LoggerFactory.getLogger(DiscordAnnouncer.class);

    @Override
    public Delivery deliver(Match match, Notice notice) {
        if (overtaken(match, notice)) {
            return new Delivery.Delivered("overtaken by a later notice");
        }
        JDA jda = connections.standing(match.venue().guild()).orElse(null);
        if (jda == null) {
            return new Delivery.Later(Connections.MISSING);
        }
        if (match.venue().direct()) {
            return inDirectMessages(match, notice);
        }
        try {
            return post(jda, boards.venues().place(jda, match), notice);
        } catch (RuntimeException failure) {
            log.debug("Notice {} failed", notice, failure);
            return new Delivery.Later(String.valueOf(failure.getMessage()));
        }
    }

    private Delivery inDirectMessages(Match match, Notice notice) {
        Delivery delivery = envoy.deliver(match, notice);
        if (delivery instanceof Delivery.Delivered && notice.kind() != Notice.Kind.REMINDER) {
            boards.confirmations().stands(match);
        }
        return delivery;
    }

    /** True if the notice is out of date. */
    private static boolean overtaken(Match match, Notice notice) {
        return switch (notice.kind()) {
            case BOARD -> notice.ply() < match.turnBegan() || !match.live();
            case REMINDER ->
                notice.ply() < match.turnBegan()
                        || !match.live()
                        || match.clock().stopped();
            case REQUEST -> match.request().filter(Request::stands).isEmpty();
            case RESULT -> false;
        };
    }

    private Delivery post(JDA jda, Venues.Place place, Notice notice) {
        GuildMessageChannel channel = place.channel().orElse(null);
        if (channel == null) {
            return new Delivery.Unreachable("the bot cannot write where the match is played");
        }
        try {
            return new Delivery.Delivered(send(channel, place.match(), notice));
        } catch (RuntimeException failure) {
            if (!Failures.lasting(failure)) {
                throw failure;
            }
            Venues.Place instead = boards.venues().channelInstead(jda, place.match());
            if (channel instanceof ThreadChannel && instead.channel().isPresent()) {
                return post(jda, instead, notice);
            }
            String why = String.valueOf(failure.getMessage());
            return Failures.noAccess(failure) ? new Delivery.Unreachable(why) : inPrivate(place.match(), notice, why);
        }
    }

    /**
     * Tells the players in private, after Discord has refused every form of the message at its place. The old board
     * loses its buttons.
     */
    private Delivery inPrivate(Match match, Notice notice, String why) {
        Delivery delivery = switch (notice.kind()) {
            case BOARD, REMINDER -> envoy.tellTurn(match, notice);
            case RESULT -> envoy.tellResult(match);
            case REQUEST -> new Delivery.Unreachable(why);
        };
        if (delivery instanceof Delivery.Delivered && notice.kind() == Notice.Kind.BOARD) {
            postings.outdate(match);
        }
        return delivery;
    }

    /** Posts the message and returns its id. */
    private String send(GuildMessageChannel channel, Match match, Notice notice) {
        return switch (notice.kind()) {
            case BOARD, RESULT -> {
                MessageId message = postings.post(
                        channel,
                        match,
                        notice,
                        () -> send(
                                channel,
                                form -> boards.publicBoard().of(match.publicly(), notice.calls(), form),
                                notice));
                shown(match, notice, message);
                yield "message " + message;
            }
            case REQUEST -> "message " + postings.post(channel, match, notice, () -> ask(channel, match, notice));
            case REMINDER -> {
                standing.renewWords(match);
                yield remind(channel, match, match.playerToMove().orElseThrow(), notice);
            }
        };
    }

    /** Once a board loses its buttons, its text no longer names the player to move. */
    private void shown(Match match, Notice notice, MessageId message) {
        boards.confirmations().stands(match);
        if (notice.kind() == Notice.Kind.BOARD) {
            String words = boards.publicBoard().lasting(match.publicly());
            boards.lasting().keep(message, () -> words);
        }
    }

    /** A request that can no longer be answered shows its outcome. */
    private Message ask(GuildMessageChannel channel, Match match, Notice notice) {
        Request request = match.request().orElseThrow();
        Message message = send(channel, form -> boards.requests().asked(match, request, form), notice);
        boards.lasting()
                .keep(
                        OwnMessages.place(message).message(),
                        () -> boards.requests().lasting(match, request));
        return message;
    }

    /** A player who wants private reminders, but currently receives no direct messages, is reminded in the thread. */
    private String remind(GuildMessageChannel channel, Match match, PlayerId player, Notice notice) {
        if (preferences.of(player).time().remindedIn() == TimePreferences.RemindedIn.DIRECT_MESSAGE) {
            Delivery delivery = direct.send(player, () -> reminders.inPrivate(match, player), notice.nonce());
            if (delivery instanceof Delivery.Delivered(String how)) {
                return how;
            }
        }
        return "message "
                + send(channel, reminders.inThread(match, player), notice).getId();
    }

    /** Sends the first form that Discord accepts there. */
    private static Message send(MessageChannel channel, Function<Form, MessageCreateData> forms, Notice notice) {
        for (Form form : List.of(Form.WHOLE, Form.WITHOUT_PICTURE)) {
            try {
                return send(channel, forms.apply(form), notice);
            } catch (RuntimeException failure) {
                if (!Failures.formal(failure)) {
                    throw failure;
                }
                log.debug("Discord refused notice {} in form {}", notice, form, failure);
            }
        }
        return send(channel, forms.apply(Form.NEUTRAL), notice);
    }

    private static Message send(MessageChannel channel, MessageCreateData message, Notice notice) {
        return channel.sendMessage(message).setNonce(notice.nonce()).complete();
    }
}
