package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.place.SilenceWords;
import dolmen.bot.discord.posted.Form;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.discord.posted.ShownBoard;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Loss;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Sends direct messages to the players of a match that is played there, or whose place accepts no messages. Safe for
 * use by many threads.
 */
record DiscordEnvoy(DirectMessages direct, Boards boards, ReminderMessage reminders, Calls calls, SilenceWords words)
        implements Envoy {
    /**
     * Delivers a notice of a match that is played in direct messages. A player who accepts none loses the notice, so
     * that nobody can stop the clock that way.
     *
     * @return the failure for the first player who has to be told later; otherwise delivered
     */
    Delivery deliver(Match match, Notice notice) {
        return switch (notice.kind()) {
            case BOARD ->
                toEach(
                        Stream.concat(match.playerToMove().stream(), match.publicly().latelyOut().stream())
                                .toList(),
                        player -> board(match, player, notice));
            case RESULT -> toEach(match.players(), player -> board(match, player, notice));
            case REQUEST -> {
                Request request = match.request().orElseThrow();
                yield toEach(
                        match.players(),
                        player -> inAForm(
                                match,
                                player,
                                form -> boards.requests().alone(player).asked(match, request, form),
                                notice));
            }
            case REMINDER ->
                toEach(
                        match.playerToMove().stream().toList(),
                        player -> send(match, player, () -> reminders.inPrivate(match, player), notice));
        };
    }

    private static Delivery toEach(List<PlayerId> players, Function<PlayerId, Delivery> telling) {
        List<Delivery> told =
                players.stream().filter(PlayerId::person).map(telling).toList();
        return told.stream()
                .filter(delivery -> comesLater(delivery) || delivery instanceof Delivery.Unreachable)
                .findFirst()
                .or(() -> told.stream()
                        .filter(Delivery.Delivered.class::isInstance)
                        .findFirst())
                .orElseGet(() -> new Delivery.Delivered("nobody who accepts direct messages"));
    }

    private Delivery board(Match match, PlayerId player, Notice notice) {
        PublicBoard board = boards.publicBoard().alone(player);
        Delivery delivery = inAForm(match, player, form -> board.of(match.publicly(), notice.calls(), form), notice);
        if (delivery instanceof Delivery.Delivered) {
            direct.keepNewest(player, message -> isOf(match, message));
        }
        return delivery;
    }

    /** True for a board or a request of the match. */
    private static boolean isOf(Match match, Message message) {
        return ShownBoard.in(message)
                        .filter(shown -> shown.match().equals(match.id()))
                        .isPresent()
                || OwnMessages.bears(
                        message, id -> id.action() == Action.AGREE && id.match().equals(match.id()));
    }

    /** Sends the first form that Discord accepts. */
    private Delivery inAForm(Match match, PlayerId player, Function<Form, MessageCreateData> forms, Notice notice) {
        Delivery delivery = new Delivery.Unreachable("no form was sent");
        for (Form form : List.of(Form.WHOLE, Form.WITHOUT_PICTURE, Form.NEUTRAL)) {
            delivery = send(match, player, () -> forms.apply(form), notice);
            if (!(delivery instanceof Delivery.Unreachable)) {
                return delivery;
            }
        }
        return delivery;
    }

    private Delivery send(Match match, PlayerId player, Supplier<MessageCreateData> message, Notice notice) {
        return direct.sendTurn(
                player,
                () -> MessageCreateBuilder.from(message.get())
                        .setSuppressedNotifications(calls.rests(player) || calls.daily(player))
                        .build(),
                notice.nonce() + "s" + match.seatOf(player).orElseThrow());
    }

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
        List<Delivery> told = match.players().stream()
                .filter(PlayerId::person)
                .map(player -> direct.send(
                        player,
                        () -> boards.message().resultInPrivate(match, player),
                        "m%s.r.s%s".formatted(match.id(), match.seatOf(player).orElseThrow())))
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

    @Override
    public Delivery tellResults(PlayerId player, List<Chair> chairs) {
        Chair first = chairs.getFirst();
        return direct.sendNews(
                player,
                () -> chairs.size() == 1
                        ? boards.message().resultInPrivate(first.match(), player)
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
