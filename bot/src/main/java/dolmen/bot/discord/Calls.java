package dolmen.bot.discord;

import dolmen.bot.match.GuildPreferences.Pings;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.Preferences;
import java.util.List;
import java.util.stream.Collectors;

/** The way to call players where a match is played: as its server has chosen. */
final class Calls {
    private final Preferences preferences;
    private final Names names;

    Calls(Preferences preferences, Names names) {
        this.preferences = preferences;
        this.names = names;
    }

    /** A call to these players, who may be nobody. */
    Call to(Match match, List<PlayerId> players) {
        Pings pings = preferences.of(match.venue().guild()).pings();
        return switch (pings) {
            case LOUD, SILENT -> new Call(mentions(players), players, pings == Pings.SILENT);
            case NONE -> new Call(names.bold(players), List.of(), false);
        };
    }

    private static String mentions(List<PlayerId> players) {
        return players.stream().map("<@%s>"::formatted).collect(Collectors.joining(", "));
    }
}
