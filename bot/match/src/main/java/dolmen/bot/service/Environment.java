package dolmen.bot.service;

import dolmen.bot.match.computer.SolvedVariants;
import dolmen.rules.GameRegistry;
import dolmen.rules.analysis.Analyst;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/**
 * The environment that services share.
 *
 * @param games the playable games
 * @param random the random source for seats and for moves of chance; used by many threads
 * @param solved the variants with finished tables
 * @param effort the effort of an analysis
 * @param owing run when new work is due, such as a message to Discord; returns at once
 */
public record Environment(
        GameRegistry games,
        InstantSource clock,
        RandomGenerator random,
        SolvedVariants solved,
        Analyst.Effort effort,
        Runnable owing) {}
