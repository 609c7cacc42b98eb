package dolmen.bot.ops;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.analysis.AnalysisService;
import dolmen.bot.analysis.BroughtAnalyses;
import dolmen.bot.analysis.HintService;
import dolmen.bot.discord.desk.Services;
import dolmen.bot.id.RememberedPlayers;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.ModerationService;
import dolmen.bot.match.challenge.BlockService;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.Rematches;
import dolmen.bot.match.computer.Courtesy;
import dolmen.bot.match.plan.PlanService;
import dolmen.bot.match.plan.PlannedAnswers;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.privacy.PrivacyService;
import dolmen.bot.match.timekeeping.VacationService;
import dolmen.bot.puzzle.PuzzleBook;
import dolmen.bot.puzzle.PuzzleService;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingService;
import dolmen.bot.storage.Database;
import dolmen.bot.work.Workbenches;
import java.time.Duration;

/**
 * The services of a host, each with the others and the stores that it needs.
 *
 * @param ledger through which the host itself changes matches, too
 * @param brought analyses of matches in files
 */
record WiredServices(Services services, Ledger ledger, BroughtAnalyses brought) {
    private static final Duration LIFE_OF_CHALLENGE = Duration.ofHours(24);

    /**
     * Wires services to a database.
     *
     * @param owing run when something is owed to Discord
     */
    static WiredServices on(Database database, Studio studio, Surroundings around, Runnable owing) {
        var clock = around.clock();
        var games = around.games();
        var played = database.matches();
        var offered = database.challenges();
        var people = database.people();
        var matches = played.repository();
        var live = new LiveMatches(matches, HeapShares.ofProcess().matches());
        var ratings = new RatingService(
                database.ratings().ratings(), database.ratings().standings(), new Judge(games), clock);
        var preferences = new PreferenceService(people.preferences(), person -> {
            matches.lookAtAllOf(person);
            ratings.relist(person);
        });
        var players = new RememberedPlayers(people.names());
        var calendars = new Calendars(people.timeOff(), clock);
        var ledger =
                new Ledger(matches, live, new PlannedAnswers(played.plans()), calendars, clock, around.random(), owing);
        var brought = new BroughtAnalyses(Ticker.systemTicker());
        var play = new MatchService(matches, live, ledger);
        var proposals = new ChallengeService(
                games,
                offered.repository(),
                offered.blocks(),
                live,
                calendars,
                clock,
                around.random(),
                LIFE_OF_CHALLENGE,
                owing);
        var privacy = new PrivacyService(
                people.traces(),
                play,
                offered.repository(),
                proposals,
                live,
                person -> {
                    preferences.forget(person);
                    players.forget(person);
                },
                clock);
        return new WiredServices(
                new Services(
                        games,
                        proposals,
                        new Rematches(live, offered.repository(), offered.blocks(), clock, LIFE_OF_CHALLENGE),
                        offered.posted(),
                        new BlockService(offered.blocks(), offered.repository(), clock),
                        play,
                        new PlanService(live, played.plans()),
                        new EtiquetteService(live, ledger, new Courtesy(around.random())),
                        new ModerationService(live, ledger),
                        new VacationService(people.timeOff(), matches, clock),
                        calendars,
                        new MatchFinder(live),
                        live,
                        played.silences(),
                        ratings,
                        played.histories(),
                        privacy,
                        players,
                        preferences,
                        played.messages(),
                        played.exhibitions(),
                        around.solved(),
                        played.shares(),
                        studio.boards().apply(players),
                        studio.plaques().apply(players),
                        studio.replays().apply(players),
                        new AnalysisService(played.analyses(), clock, owing),
                        new AnalysisService(brought, clock, owing),
                        studio.curves().apply(players),
                        new HintService(clock, new Workbenches("a hint", 1), live),
                        new PuzzleService(
                                new PuzzleBook(games),
                                database.puzzles().scores(),
                                preferences,
                                clock,
                                around.random()),
                        played.openings(),
                        clock),
                ledger,
                brought);
    }
}
