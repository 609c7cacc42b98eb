package dolmen.bot.ops;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.id.Shards;
import dolmen.bot.match.computer.SolvedVariants;
import dolmen.bot.service.Environment;
import dolmen.bot.survival.Survival;
import dolmen.rules.GameRegistry;
import dolmen.rules.analysis.Analyst;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The environment of a host.
 *
 * @param games the games on offer
 * @param clock the clock of matches and challenges
 * @param talk the clock of the limits on messages
 * @param random the source of random seats and of chance within games; used by many threads
 * @param pace the maximum delay of due work when nothing wakes its worker
 * @param solved the solved variants whose tables are available
 * @param effort the effort of an analysis
 * @param survival decides which failures the process survives
 * @param process the resources that the hosts in this process share
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
        Survival survival,
        HostsInProcess process) {
    private static final Duration USUAL_PACE = Duration.ofSeconds(1);

    /** The part that services share. */
    Environment environment(Runnable owing) {
        return new Environment(games, clock, random, solved, effort, owing);
    }

    /** The name of the host, if there are several in this process. */
    Optional<String> nameAmongSeveral() {
        return process.most() == 1
                ? Optional.empty()
                : Optional.of(discord.shards().toString());
    }

    /** True if the host counts the stored rows of all; of the hosts of replicas, only one does. */
    boolean countsRows() {
        return process.most() == 1 || discord.shards().first() == 0;
    }

    /** The surroundings of a host in its own process. */
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
                survival,
                HostsInProcess.of(1));
    }

    /** These surroundings for the host of some shards, one of several hosts in a process. */
    public Surroundings ofShards(Shards shards, HostsInProcess among) {
        return new Surroundings(
                games, discord.withShards(shards), clock, talk, random, pace, solved, effort, survival, among);
    }
}
