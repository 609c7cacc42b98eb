package dolmen.bot.discord.board;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.SilenceWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.silence.Silence;
import dolmen.rules.Seat;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Direct messages to players of a match that nothing can be written to where it is played. Safe for use by many
 * threads.
 */
final class DiscordEnvoy implements Envoy {
    private final Connections connections;
    private final BoardMessage board;
    private final ReminderMessage reminders;
    private final Calls calls;
    private final SilenceWords words;

    DiscordEnvoy(
            Connections connections, BoardMessage board, ReminderMessage reminders, Calls calls, SilenceWords words) {
        this.connections = connections;
        this.board = board;
        this.reminders = reminders;
        this.calls = calls;
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

    /**
     * Tells the player to move that it is their turn, where Discord takes no board of the match. Somebody who wants one
     * message a day is told by that.
     */
    Delivery tellTurn(Match match, Notice notice) {
        PlayerId player = match.playerToMove().orElseThrow();
        if (player.computer() || calls.daily(player)) {
            return new Delivery.Delivered("nobody is to be called");
        }
        Delivery delivery = send(
                player,
                () -> MessageCreateBuilder.from(reminders.inPrivate(match, player))
                        .setSuppressedNotifications(calls.rests(player))
                        .build(),
                notice.nonce() + "d");
        return delivery instanceof Delivery.Never(String why) ? new Delivery.Unreachable(why) : delivery;
    }

    /** Tells every player how the match has ended; one who knows is enough. */
    Delivery tellResult(Match match) {
        List<Delivery> told = IntStream.range(0, match.players().size())
                .mapToObj(Seat::new)
                .filter(seat -> match.player(seat).person())
                .map(seat -> tellResult(match, seat))
                .toList();
        return Stream.concat(
                        told.stream().filter(Delivery.Delivered.class::isInstance),
                        told.stream().filter(Delivery.Later.class::isInstance))
                .findFirst()
                .orElseGet(() -> new Delivery.Unreachable("no player can be told"));
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
