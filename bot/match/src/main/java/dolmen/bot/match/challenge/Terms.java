package dolmen.bot.match.challenge;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The contents of a challenge: the people, the game, the place and the conditions. They never change.
 *
 * @param guild the server, or {@link GuildId#DIRECT}
 * @param channel the channel of the challenge
 * @param opening the first entries, if the match continues a game of others; empty for a match from the start
 * @param time the time control
 * @param stake the effect of the match on ratings
 * @param rematchOf the match before a rematch
 * @param expiresAt the time from which nobody can accept
 */
public record Terms(
        GuildId guild,
        ChannelId channel,
        PlayerId challenger,
        Variant variant,
        List<String> opening,
        Seating seating,
        TimeControl time,
        Stake stake,
        Optional<MatchId> rematchOf,
        Instant madeAt,
        Instant expiresAt) {

    public Terms {
        opening = List.copyOf(opening);
    }

    /** The effect of the match on ratings. */
    public enum Stake {
        RATED,
        FRIENDLY,
        /**
         * Unrated, since it is somebody's first match of the game, or the rematch of such a match; either side may make
         * it rated.
         */
        FIRST_MATCH;

        /** The stake of a deliberate choice. */
        public static Stake of(boolean rated) {
            return rated ? RATED : FRIENDLY;
        }
    }

    /** True if each player receives the boards of the match in direct messages. */
    public boolean direct() {
        return guild.direct();
    }

    /** True if the match is rated. */
    public boolean rated() {
        return stake == Stake.RATED;
    }

    /** True if it is unrated only because it, or the match before it, is somebody's first. */
    public boolean firstMatch() {
        return stake == Stake.FIRST_MATCH;
    }

    /** The game at the start of the match, before chance. */
    public HostedGame<?> beginning(GameRegistry games) {
        return beginning(games.game(variant.game()));
    }

    /** The game at the start of the match, before chance, with the given rules. */
    public HostedGame<?> beginning(Game<?> game) {
        return HostedGame.replay(game, new GameRecord(variant, opening));
    }

    /** These terms for a rated match. */
    Terms madeRated() {
        return new Terms(
                guild, channel, challenger, variant, opening, seating, time, Stake.RATED, rematchOf, madeAt, expiresAt);
    }

    /** These terms with other seats. */
    public Terms seated(Seating other) {
        return new Terms(
                guild, channel, challenger, variant, opening, other, time, stake, rematchOf, madeAt, expiresAt);
    }
}
