package dolmen.bot.tournament;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import java.time.Instant;

/**
 * The contents of a tournament that never change: who plays what, where and how.
 *
 * @param channel the channel of its message and of all its matches
 * @param organiser the person who announced it
 * @param variant a variant for two
 * @param time the time control of every match, with a limit
 * @param rated true if its matches count for ratings
 * @param lot the number that decides every draw of lots
 * @param beginsAt the time at which it begins by itself
 */
public record TournamentTerms(
        GuildId guild,
        ChannelId channel,
        PlayerId organiser,
        Variant variant,
        TimeControl time,
        boolean rated,
        TournamentKind kind,
        long lot,
        Instant madeAt,
        Instant beginsAt) {}
