package dolmen.bot.service;

import dolmen.bot.history.Lessons;
import dolmen.bot.id.Players;
import dolmen.bot.match.delivery.Digests;
import dolmen.bot.match.preference.PreferenceRepository;
import dolmen.bot.match.privacy.Traces;
import dolmen.bot.match.time.TimeOff;
import dolmen.bot.match.timekeeping.Departures;

/**
 * The stores of data about people, apart from their matches. Safe for use by many threads.
 *
 * @param preferences the settings of people and servers
 * @param timeOff the times when their clocks rest
 * @param departures the people who have left a server
 * @param lessons the lessons that they have finished
 * @param digests the times of their digests
 * @param traces all data about a person, and its deletion
 */
public record PersonStores(
        Players names,
        PreferenceRepository preferences,
        TimeOff timeOff,
        Departures departures,
        Lessons lessons,
        Digests digests,
        Traces traces) {}
