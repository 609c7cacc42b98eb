package dolmen.bot.service;

import dolmen.bot.match.computer.SolvedVariants;
import dolmen.rules.GameRegistry;
import dolmen.rules.analysis.Analyst;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/**
 * The surroundings that services share.
 *
 * @param games that are played
 * @param random for dealing seats and for what chance does; used by many threads
 * @param solved variants of which tables are at hand
 * @param effort of an analysis
 * @param owing run when something is owed to Discord; returns at once
 */
public record Environment(
        GameRegistry games,
        InstantSource clock,
        RandomGenerator random,
        SolvedVariants solved,
        Analyst.Effort effort,
        Runnable owing) {}
