package dolmen.bot.discord.board;

import dolmen.bot.discord.words.Names;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.preference.GuildPreferences.Pings;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.time.TimePreferences;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * Calls to players at the place of their match, by the settings of the server and the players. A player who wants a
 * digest or was forgotten is only named. The message is silent in the quiet hours of any called player.
 */
record Calls(Preferences preferences, Names names, InstantSource clock) {
    /** A call to these players, possibly none. */
    Call to(MatchOutline match, List<PlayerId> players) {
        Pings pings = preferences.of(match.venue().guild()).pings();
        List<PlayerId> called = players.stream()
                .filter(player -> pings != Pings.NONE && names.callable(player) && !daily(player))
                .toList();
        return new Call(
                people(match, players, called),
                called,
                pings == Pings.SILENT || called.stream().anyMatch(this::rests));
    }

    /** The names of these players, without a call. */
    Call toNobody(MatchOutline match, List<PlayerId> players) {
        return new Call(people(match, players, List.of()), List.of(), false);
    }

    /** True if the player wants a daily digest instead of a call at every turn. */
    boolean daily(PlayerId player) {
        return time(player).digest().isPresent();
    }

    /** True in the player's quiet hours. */
    boolean rests(PlayerId player) {
        return time(player).quietAround(clock.instant()).isPresent();
    }

    private TimePreferences time(PlayerId player) {
        return preferences.of(player).time();
    }

    private Listing people(MatchOutline match, List<PlayerId> players, List<PlayerId> called) {
        Names there = names.on(Optional.of(match.venue().guild()));
        return Listing.and(players.stream()
                .map(player -> new Verbatim(called.contains(player) ? Call.mention(player) : there.bold(player)))
                .toList());
    }
}
