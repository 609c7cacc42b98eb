package dolmen.bot.service;

import dolmen.bot.match.alert.SeekAlerts;
import dolmen.bot.match.challenge.BlockService;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.Rematches;
import dolmen.bot.match.computer.Exhibitions;
import java.time.Duration;

/** The services that lead to a match. Safe for use by many threads. */
public record ChallengeServices(
        ChallengeService proposals,
        Rematches rematches,
        BlockService blocks,
        SeekAlerts alerts,
        Exhibitions exhibitions) {
    private static final Duration LIFETIME = Duration.ofHours(24);

    static ChallengeServices of(Environment around, Stores stores, MatchServices matches) {
        var repository = stores.challenges().repository();
        var blocks = stores.challenges().blocks();
        return new ChallengeServices(
                new ChallengeService(
                        around.games(),
                        repository,
                        blocks,
                        matches.live(),
                        matches.calendars(),
                        around.clock(),
                        around.random(),
                        LIFETIME,
                        around.owing()),
                new Rematches(matches.live(), repository, blocks, around.clock(), LIFETIME),
                new BlockService(blocks, repository, around.clock()),
                stores.challenges().alerts(),
                stores.matches().exhibitions());
    }
}
