package dolmen.bot.discord.board;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.SilenceWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.silence.Silence;
import dolmen.rules.Seat;
import java.util.function.Supplier;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Direct messages to players whose match has lost its place. Safe for use by many threads. */
final class DiscordEnvoy implements Envoy {
    private final Connections connections;
    private final BoardMessage board;
    private final SilenceWords words;

    DiscordEnvoy(Connections connections, BoardMessage board, SilenceWords words) {
        this.connections = connections;
        this.board = board;
        this.words = words;
    }

    @Override
    public Delivery tell(Match match, Seat seat, Loss loss, Silence silence) {
        PlayerId player = match.player(seat);
        return send(
                player,
                () -> MessageCreateData.fromContent(words.of(match, player, loss)),
                "m%s.%d.s%s".formatted(match.id(), silence.began().getEpochSecond(), seat));
    }

    @Override
    public Delivery tellResult(Match match, Seat seat) {
        PlayerId player = match.player(seat);
        return send(player, () -> board.resultInPrivate(match, player), "m%s.r.s%s".formatted(match.id(), seat));
    }

    /** No two players share a nonce: Discord would drop the message to the second. */
    private Delivery send(PlayerId player, Supplier<MessageCreateData> message, String nonce) {
        try {
            String id = connections
                    .any()
                    .openPrivateChannelById(player.value())
                    .complete()
                    .sendMessage(message.get())
                    .setNonce(nonce)
                    .complete()
                    .getId();
            return new Delivery.Delivered("message " + id);
        } catch (ErrorResponseException failure) {
            String why = failure.getMeaning();
            return Failures.passing(failure) ? new Delivery.Later(why) : new Delivery.Never(why);
        }
    }
}
