package dolmen.bot.discord.board;

import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.place.SilenceWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Loss;
import java.util.List;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Direct messages to players whose matches have lost their place. Safe for use by many threads. */
final class DiscordEnvoy implements Envoy {
    private final DirectMessages direct;
    private final BoardMessage board;
    private final SilenceWords words;

    DiscordEnvoy(DirectMessages direct, BoardMessage board, SilenceWords words) {
        this.direct = direct;
        this.board = board;
        this.words = words;
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
