package dolmen.bot.discord.place;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.PermissionWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.silence.Silence;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Messages to players about a silence, each in the language of its player. */
public record SilenceWords(MatchWords words, CommandBook commands) {
    private static final int MOST_LINES = 8;
    private static final int MOST_PLACES = 3;
    private static final int MAX_TITLE = 80;

    /**
     * The message with the reason for the silence, the remedy, and an assurance that nobody loses time.
     *
     * @param matches at least one match, all on the same server and with the same loss
     */
    public String of(List<? extends MatchOutline> matches, PlayerId player, Loss loss) {
        MatchWords theirs = theirs(player);
        Phrase cause = cause(matches, loss, theirs.wording());
        long days = Silence.LONGEST.toDays();
        Phrase message = matches.size() == 1
                ? PlacePhrases.silenceOne(new Verbatim(theirs.title(matches.getFirst(), player)), cause, days)
                : PlacePhrases.silenceMany(
                        matches.size(), cause, lines(matches, match -> line(match, player, theirs), theirs), days);
        return Text.cut(theirs.wording().of(message), Text.MAX_MESSAGE);
    }

    /** The results of matches that can no longer be shown at their places. */
    public String results(List<? extends MatchOutline> matches, PlayerId player) {
        MatchWords theirs = theirs(player);
        Verbatim results = lines(matches, match -> line(match, player, theirs) + ": " + theirs.standing(match), theirs);
        return Text.cut(theirs.wording().of(PlacePhrases.silenceResults(matches.size(), results)), Text.MAX_MESSAGE);
    }

    private MatchWords theirs(PlayerId player) {
        return words.on(Reader.addressed(player, Optional.empty()));
    }

    private static String line(MatchOutline match, PlayerId player, MatchWords theirs) {
        return Text.escaped(Text.cut(theirs.title(match, player), MAX_TITLE));
    }

    private Verbatim lines(
            List<? extends MatchOutline> matches, Function<MatchOutline, String> line, MatchWords theirs) {
        String listed = matches.stream()
                .limit(MOST_LINES)
                .map(match -> "- " + line.apply(match))
                .collect(Collectors.joining("\n"));
        int more = matches.size() - MOST_LINES;
        return new Verbatim(
                more <= 0
                        ? listed
                        : listed + "\n" + theirs.wording().of(PlacePhrases.silenceMore(more, commands.link("games"))));
    }

    private Phrase cause(List<? extends MatchOutline> matches, Loss loss, Wording wording) {
        return switch (loss) {
            case Loss.ServerOutage outage -> PlacePhrases.lossOutage();
            case Loss.Removed removed -> PlacePhrases.lossRemoved(matches.size());
            case Loss.ChannelGone gone -> PlacePhrases.lossChannelGone(matches.size());
            case Loss.NotInThread hidden -> PlacePhrases.lossNotInThread(places(matches));
            case Loss.Forbidden(List<String> permissions)
            when permissions.isEmpty() -> PlacePhrases.lossRefused(places(matches));
            case Loss.Forbidden(List<String> permissions) ->
                PlacePhrases.lossForbidden(
                        places(matches),
                        Listing.and(permissions.stream()
                                .map(permission ->
                                        new Verbatim("**" + wording.of(PermissionWords.named(permission)) + "**"))
                                .toList()));
        };
    }

    private Argument places(List<? extends MatchOutline> matches) {
        List<Verbatim> places =
                matches.stream().map(words::place).distinct().map(Verbatim::new).toList();
        return places.size() <= MOST_PLACES
                ? Listing.and(places)
                : PlacePhrases.placesMore(places.getFirst(), places.size() - 1L);
    }
}
