package dolmen.bot.service;

import dolmen.bot.id.Players;
import dolmen.bot.match.delivery.Digests;
import dolmen.bot.match.preference.PreferenceRepository;
import dolmen.bot.match.privacy.Traces;
import dolmen.bot.match.time.TimeOff;
import dolmen.bot.match.timekeeping.Departures;

/**
 * The stores of what is known about people besides what they play. Safe for use by many threads.
 *
 * @param preferences what people and their servers have chosen
 * @param timeOff when their time rests
 * @param departures the people who have left a server
 * @param digests the times of their digests
 * @param traces all of it, and how it is erased
 */
public record PersonStores(
        Players names,
        PreferenceRepository preferences,
        TimeOff timeOff,
        Departures departures,
        Digests digests,
        Traces traces) {}
