package dolmen.bot.service;

import dolmen.bot.match.Calendars;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.ModerationService;
import dolmen.bot.match.computer.Courtesy;
import dolmen.bot.match.plan.PlanService;
import dolmen.bot.match.plan.PlannedAnswers;

/**
 * The services of live matches. Safe for use by many threads.
 *
 * @param ledger the ledger, through which the host itself also changes matches
 */
public record MatchServices(
        LiveMatches live,
        Ledger ledger,
        MatchService play,
        MatchFinder finder,
        PlanService plans,
        EtiquetteService etiquette,
        ModerationService moderation,
        Calendars calendars) {

    /** @param bytes the size of the matches to cache in memory */
    static MatchServices of(Environment around, Stores stores, long bytes) {
        var repository = stores.matches().repository();
        var plans = stores.matches().plans();
        var live = new LiveMatches(repository, bytes);
        var calendars = new Calendars(stores.people().timeOff(), around.clock());
        var ledger = new Ledger(
                repository,
                live,
                new PlannedAnswers(plans),
                calendars,
                around.clock(),
                around.random(),
                around.owing());
        return new MatchServices(
                live,
                ledger,
                new MatchService(repository, live, ledger, stores.people().names()),
                new MatchFinder(live),
                new PlanService(live, plans),
                new EtiquetteService(live, ledger, new Courtesy(around.random())),
                new ModerationService(live, ledger),
                calendars);
    }
}
