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
 * What a challenge offers: who wants to play what, where and how. They never change.
 *
 * @param channel where it was made
 * @param opening the entries with which the match begins, where it goes on from a game that others have played; empty
 *     for one from the start
 * @param time how time is kept
 * @param stake whether the match is to count for ratings
 * @param rematchOf the match that is to be played again, if it is one
 * @param expiresAt from then on nobody can accept
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

    /** Whether the match is to count for ratings. */
    public enum Stake {
        RATED,
        FRIENDLY,
        /**
         * Friendly, since it is somebody's first match of the game, or the rematch of one that was; either side may
         * make it rated.
         */
        FIRST_MATCH;

        /** What was chosen. */
        public static Stake of(boolean rated) {
            return rated ? RATED : FRIENDLY;
        }
    }

    /** True if the match is to count for ratings. */
    public boolean rated() {
        return stake == Stake.RATED;
    }

    /** True if it is friendly for no other reason than that it, or the match before it, is somebody's first. */
    public boolean firstMatch() {
        return stake == Stake.FIRST_MATCH;
    }

    /** The game as the match is to begin, before chance has its turn. */
    public HostedGame<?> beginning(GameRegistry games) {
        return beginning(games.game(variant.game()));
    }

    /** The same, of its game. */
    public HostedGame<?> beginning(Game<?> game) {
        return HostedGame.replay(game, new GameRecord(variant, opening));
    }

    /** The same terms of a match that is to count. */
    Terms madeRated() {
        return new Terms(
                guild, channel, challenger, variant, opening, seating, time, Stake.RATED, rematchOf, madeAt, expiresAt);
    }

    /** The same terms with other seats. */
    public Terms seated(Seating other) {
        return new Terms(
                guild, channel, challenger, variant, opening, other, time, stake, rematchOf, madeAt, expiresAt);
    }
}
