package dolmen.bot.service;

import dolmen.bot.analysis.AnalysisWorker;
import dolmen.bot.analysis.BroughtAnalyses;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.alert.SeekAlertWorker;
import dolmen.bot.match.challenge.ChallengeWorker;
import dolmen.bot.match.computer.ThinkingWorker;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.delivery.DigestWorker;
import dolmen.bot.match.delivery.NoticeWorker;
import dolmen.bot.match.delivery.OutdatedMessageWorker;
import dolmen.bot.match.delivery.StrayBoardWorker;
import dolmen.bot.match.ending.ClosingWorker;
import dolmen.bot.match.picture.SymbolKeeper;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.silence.PlaceWatch;
import dolmen.bot.match.timekeeping.Absentees;
import dolmen.bot.match.timekeeping.Timekeeper;
import dolmen.bot.opening.OpeningWorker;
import dolmen.bot.puzzle.DailyPuzzleWorker;
import dolmen.bot.tournament.MatchResults;
import dolmen.bot.tournament.Seeding;
import dolmen.bot.tournament.TournamentWorker;
import java.time.InstantSource;

/** The due work of a host; each part is for one thread at a time. */
public final class DueWork {
    private final NoticeWorker notices;
    private final OutdatedMessageWorker buttons;
    private final StrayBoardWorker strays;
    private final PlaceWatch places;
    private final ChallengeWorker challenges;
    private final SeekAlertWorker alerts;
    private final TournamentWorker tournaments;
    private final Timekeeper timekeeper;
    private final DigestWorker digests;
    private final DailyPuzzleWorker puzzles;
    private final ClosingWorker closings;
    private final ThinkingWorker thoughts;
    private final AnalysisWorker analyses;
    private final AnalysisWorker broughtAnalyses;
    private final BroughtAnalyses brought;
    private final OpeningWorker openings;
    private final SymbolKeeper symbols;
    private final InstantSource clock;

    /**
     * Wires the work to services, stores and a platform.
     *
     * @param announcer the platform's announcer, or a measured one
     * @param moreOpenings run when more openings can be read immediately
     */
    public DueWork(
            Services services,
            Stores stores,
            Platform platform,
            Announcer announcer,
            DueLanes lanes,
            Runnable moreOpenings) {
        Environment around = services.around();
        MatchStores stored = stores.matches();
        LiveMatches live = services.matches().live();
        Ledger ledger = services.matches().ledger();
        PreferenceService preferences = services.people().preferences();
        this.clock = around.clock();
        this.places = new PlaceWatch(
                stored.silences(), platform.places(), platform.envoy(), live, ledger, around.owing(), clock);
        this.notices = new NoticeWorker(stored.notices(), live, preferences, places, announcer, lanes.boards(), clock);
        this.buttons = new OutdatedMessageWorker(stored.messages(), platform.buttonTaker(), lanes.buttons(), clock);
        this.strays = new StrayBoardWorker(stored.notices(), live, platform.strayBoards(), lanes.boards(), clock);
        this.challenges = new ChallengeWorker(
                stores.challenges().repository(),
                stores.challenges().posted(),
                platform.challengeAnnouncer(),
                lanes.challenges(),
                clock);
        this.alerts = new SeekAlertWorker(
                stores.challenges().alerts(),
                services.challenges().proposals(),
                stores.challenges().blocks(),
                preferences,
                stores.people().timeOff(),
                platform.seekAnnouncer(),
                clock);
        this.tournaments = new TournamentWorker(
                stores.tournaments(),
                new MatchResults(stores.challenges().repository(), live),
                new Seeding(services.results().ratings()),
                platform.tournamentAnnouncer(),
                lanes.tournaments(),
                clock);
        this.timekeeper = new Timekeeper(
                stored.repository(),
                live,
                ledger,
                stores.people().timeOff(),
                preferences,
                new Absentees(platform.members(), stores.people().departures()),
                places,
                clock);
        this.digests =
                new DigestWorker(stores.people().digests(), preferences, live, platform.digestAnnouncer(), clock);
        this.puzzles = new DailyPuzzleWorker(
                stores.puzzles().daily(),
                services.training().puzzles().book(),
                preferences,
                platform.dailyAnnouncer(),
                clock);
        this.closings = new ClosingWorker(stored.closings(), live, platform.threadCloser(), lanes.threads(), clock);
        this.thoughts = new ThinkingWorker(
                stored.thoughts(),
                live,
                ledger,
                platform.typing(),
                around.solved(),
                around.random(),
                lanes.thoughts(),
                clock);
        this.analyses = new AnalysisWorker(stored.analyses(), live::find, around.effort(), lanes.thoughts(), clock);
        this.brought = services.results().brought();
        this.broughtAnalyses = new AnalysisWorker(brought, brought::match, around.effort(), lanes.thoughts(), clock);
        this.openings = new OpeningWorker(stored.openings(), moreOpenings);
        this.symbols = platform.symbols();
    }

    public void deliverNotices() {
        notices.deliverDue();
        buttons.takeDue();
    }

    public void attendChallenges() {
        challenges.attendDue();
    }

    public void alertToSeeks() {
        alerts.alertDue();
    }

    public void attendTournaments() {
        tournaments.attendDue();
    }

    /** Stores a sign of life; to be called regularly while people can reach the host. */
    public void giveSign() {
        timekeeper.giveSign();
    }

    public void attendTime() {
        timekeeper.attendDue();
    }

    public void sendDigests() {
        digests.sendDue();
    }

    public void postPuzzles() {
        puzzles.postDue();
    }

    public void closeThreads() {
        closings.closeDue();
    }

    public void lookAtPlaces() {
        places.lookDue();
        strays.lookDue();
    }

    public void think() {
        thoughts.thinkDue();
        analyses.lookDue();
        broughtAnalyses.lookDue();
    }

    /** True if an analysis of an uploaded match is due; such analyses are not in the stores. */
    public boolean broughtIsDue() {
        return !brought.due(clock.instant(), 1).isEmpty();
    }

    public void keepSymbols() {
        symbols.attendDue();
    }

    public void readOpenings() {
        openings.readSome();
    }
}
