package dolmen.bot.discord.board;

import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.place.SilenceWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Loss;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Sends direct messages to players of a match whose place accepts no messages. Safe for use by many threads. */
record DiscordEnvoy(
        DirectMessages direct, BoardMessage board, ReminderMessage reminders, Calls calls, SilenceWords words)
        implements Envoy {
    @Override
    public Delivery tell(PlayerId player, List<Chair> chairs, Loss loss) {
        Chair first = chairs.getFirst();
        return direct.sendNews(
                player,
                () -> inWords(words.of(matches(chairs), player, loss)),
                "m%s.%d.s%s"
                        .formatted(first.match().id(), first.silence().began().getEpochSecond(), first.seat()));
    }

    /**
     * Tells the player to move about the turn, after Discord has refused the board. A player with a daily digest learns
     * of the turn there.
     */
    Delivery tellTurn(Match match, Notice notice) {
        PlayerId player = match.playerToMove().orElseThrow();
        if (player.computer() || calls.daily(player)) {
            return new Delivery.Delivered("no player to call");
        }
        Delivery delivery = direct.send(
                player,
                () -> MessageCreateBuilder.from(reminders.inPrivate(match, player))
                        .setSuppressedNotifications(calls.rests(player))
                        .build(),
                notice.nonce() + "d");
        return delivery instanceof Delivery.Never(String why) ? new Delivery.Unreachable(why) : delivery;
    }

    /** Tells every player the result; it counts as delivered once one player has it. */
    Delivery tellResult(Match match) {
        List<Delivery> told = IntStream.range(0, match.players().size())
                .filter(seat -> match.players().get(seat).person())
                .mapToObj(seat -> tellResult(match, seat))
                .toList();
        return Stream.concat(
                        told.stream().filter(Delivery.Delivered.class::isInstance),
                        told.stream().filter(DiscordEnvoy::comesLater))
                .findFirst()
                .orElseGet(() -> new Delivery.Unreachable("no player can be reached"));
    }

    private static boolean comesLater(Delivery delivery) {
        return delivery instanceof Delivery.Later || delivery instanceof Delivery.NotBefore;
    }

    private Delivery tellResult(Match match, int seat) {
        PlayerId player = match.players().get(seat);
        return direct.send(player, () -> board.resultInPrivate(match, player), "m%s.r.s%d".formatted(match.id(), seat));
    }

    @Override
    public Delivery tellResults(PlayerId player, List<Chair> chairs) {
        Chair first = chairs.getFirst();
        return direct.sendNews(
                player,
                () -> chairs.size() == 1
                        ? board.resultInPrivate(first.match(), player)
                        : inWords(words.results(matches(chairs), player)),
                "m%s.r.s%s".formatted(first.match().id(), first.seat()));
    }

    private static List<Match> matches(List<Chair> chairs) {
        return chairs.stream().map(Chair::match).toList();
    }

    private static MessageCreateData inWords(String words) {
        return new MessageCreateBuilder()
                .setContent(words)
                .setAllowedMentions(List.of())
                .build();
    }
}
