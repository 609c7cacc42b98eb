package dolmen.bot.discord.place;

import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.silence.Silence;
import java.util.List;

/** What players are told of a silence, in words. */
public final class SilenceWords {
    private final MatchWords words;

    public SilenceWords(MatchWords words) {
        this.words = words;
    }

    /** Why the match is silent, that nobody loses by it, and what can be done. */
    public String of(MatchOutline match, PlayerId player, Loss loss) {
        return ("**%s** is interrupted. %s\nThe clocks rest, and it goes on as soon as the bot can write there again. "
                        + "If that takes longer than %d days, it ends without a result.")
                .formatted(words.title(match, player), cause(match, loss), Silence.LONGEST.toDays());
    }

    private String cause(MatchOutline match, Loss loss) {
        return switch (loss) {
            case Loss.ServerOutage outage -> "Discord has lost its server for a while.";
            case Loss.Removed removed ->
                "The bot is no longer on its server: please ask a moderator there to invite it again.";
            case Loss.ChannelGone gone ->
                "The channel in which it is played is gone: please ask a moderator of the server about it.";
            case Loss.Forbidden(List<String> permissions)
            when permissions.isEmpty() ->
                "Discord does not let the bot write in %s: please ask a moderator of the server why."
                        .formatted(words.place(match));
            case Loss.Forbidden(List<String> permissions) ->
                "In %s the bot lacks %s: please ask a moderator of the server to allow that again."
                        .formatted(
                                words.place(match),
                                Text.list(permissions.stream()
                                        .map(permission -> "**" + permission + "**")
                                        .toList()));
        };
    }
}
