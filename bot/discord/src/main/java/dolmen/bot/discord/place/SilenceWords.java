package dolmen.bot.discord.place;

import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.silence.Silence;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Messages to players about a silence. */
public record SilenceWords(MatchWords words, CommandBook commands) {
    private static final int MOST_LINES = 8;
    private static final int MAX_TITLE = 80;

    /**
     * The message with the reason for the silence, the remedy, and an assurance that nobody loses time.
     *
     * @param matches at least one match, all on the same server and with the same loss
     */
    public String of(List<? extends MatchOutline> matches, PlayerId player, Loss loss) {
        boolean one = matches.size() == 1;
        String what = one
                ? "**%s** is interrupted. %s".formatted(words.title(matches.getFirst(), player), cause(matches, loss))
                : "**%d of your matches are interrupted.** %s\n%s"
                        .formatted(matches.size(), cause(matches, loss), lines(matches, match -> line(match, player)));
        String rest = one
                ? "it goes on as soon as the bot can write there again. If that takes longer than %d days, it ends"
                : "they go on as soon as the bot can write there again. If that takes longer than %d days, they end";
        return Text.cut(
                "%s\nThe clocks rest, and %s without a result."
                        .formatted(what, rest.formatted(Silence.LONGEST.toDays())),
                Text.MAX_MESSAGE);
    }

    /** The results of matches that can no longer be shown at their places. */
    public String results(List<? extends MatchOutline> matches, PlayerId player) {
        return Text.cut(
                "%d of your matches can no longer be shown in their channel; this is how they ended.\n%s"
                        .formatted(
                                matches.size(),
                                lines(matches, match -> line(match, player) + ": " + words.standing(match))),
                Text.MAX_MESSAGE);
    }

    private String line(MatchOutline match, PlayerId player) {
        return Text.escaped(Text.cut(words.title(match, player), MAX_TITLE));
    }

    private String lines(List<? extends MatchOutline> matches, Function<MatchOutline, String> line) {
        String listed = matches.stream()
                .limit(MOST_LINES)
                .map(match -> "- " + line.apply(match))
                .collect(Collectors.joining("\n"));
        int more = matches.size() - MOST_LINES;
        return more <= 0
                ? listed
                : "%s\n%d more are not listed here; %s shows all your matches."
                        .formatted(listed, more, commands.mention("games"));
    }

    private String cause(List<? extends MatchOutline> matches, Loss loss) {
        return switch (loss) {
            case Loss.ServerOutage outage -> "Discord has lost the server for a while.";
            case Loss.Removed removed ->
                "The bot is no longer on %s server: please ask a moderator there to invite it again."
                        .formatted(matches.size() == 1 ? "its" : "their");
            case Loss.ChannelGone gone ->
                "The channel in which %s played is gone: please ask a moderator of the server about it."
                        .formatted(matches.size() == 1 ? "it is" : "they are");
            case Loss.NotInThread hidden ->
                "The bot is not in the private thread %s any more: please mention it there, which adds it."
                        .formatted(places(matches));
            case Loss.Forbidden(List<String> permissions)
            when permissions.isEmpty() ->
                "Discord does not let the bot write in %s: please ask a moderator of the server why."
                        .formatted(places(matches));
            case Loss.Forbidden(List<String> permissions) ->
                "In %s the bot lacks %s: please ask a moderator of the server to allow that again."
                        .formatted(
                                places(matches),
                                Text.list(permissions.stream()
                                        .map(permission -> "**" + permission + "**")
                                        .toList()));
        };
    }

    private String places(List<? extends MatchOutline> matches) {
        List<String> places = matches.stream().map(words::place).distinct().toList();
        return places.size() <= 3
                ? Text.list(places)
                : "%s and %d other places".formatted(places.getFirst(), places.size() - 1);
    }
}
