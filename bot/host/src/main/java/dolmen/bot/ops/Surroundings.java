package dolmen.bot.ops;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.match.computer.SolvedVariants;
import dolmen.bot.survival.Survival;
import dolmen.rules.GameRegistry;
import dolmen.rules.analysis.Analyst;
import java.time.Duration;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/**
 * What a host finds outside itself.
 *
 * @param games that are played
 * @param clock of matches and challenges
 * @param talk the clock of the limits on messages
 * @param random for dealing seats and for what chance does; used by many threads
 * @param pace how long what is due waits at most when nothing happens
 * @param solved variants of which tables are at hand
 * @param effort of an analysis
 * @param survival what the process survives
 */
public record Surroundings(
        GameRegistry games,
        DiscordConfiguration discord,
        InstantSource clock,
        Ticker talk,
        RandomGenerator random,
        Duration pace,
        SolvedVariants solved,
        Analyst.Effort effort,
        Survival survival) {
    private static final Duration USUAL_PACE = Duration.ofSeconds(1);

    /** Those of a process of its own. */
    public static Surroundings ofProcess(
            GameRegistry games,
            DiscordConfiguration discord,
            RandomGenerator random,
            SolvedVariants solved,
            Survival survival) {
        return new Surroundings(
                games,
                discord,
                new SteadyClock(InstantSource.system(), System::nanoTime),
                Ticker.systemTicker(),
                random,
                USUAL_PACE,
                solved,
                Analyst.Effort.USUAL,
                survival);
    }
}
