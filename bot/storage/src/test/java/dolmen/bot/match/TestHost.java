package dolmen.bot.match;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.challenge.Chair;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.Rematches;
import dolmen.bot.match.challenge.Seating;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.plan.PlanService;
import dolmen.bot.match.plan.PlannedAnswers;
import dolmen.bot.match.privacy.PrivacyService;
import dolmen.bot.match.silence.PlaceWatch;
import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.match.timekeeping.Absentees;
import dolmen.bot.match.timekeeping.Timekeeper;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.RatingService;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.tournament.TournamentKind;
import dolmen.bot.tournament.TournamentTerms;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The services of a host over a real database file, with a clock and dice under a test's control. */
public final class TestHost implements AutoCloseable {
    public static final GuildId GUILD = new GuildId(1_100_000_000_000_000_001L);
    public static final ChannelId CHANNEL = new ChannelId(1_100_000_000_000_000_002L);
    public static final Player ANNA = new Player(new PlayerId(1_100_000_000_000_000_011L), "Anna", false);
    public static final Player BERT = new Player(new PlayerId(1_100_000_000_000_000_012L), "Bert", false);
    public static final Player CARL = new Player(new PlayerId(1_100_000_000_000_000_013L), "Carl", false);

    public static final Player DORA = new Player(new PlayerId(1_100_000_000_000_000_014L), "Dora", false);
    public static final Player EMIL = new Player(new PlayerId(1_100_000_000_000_000_015L), "Emil", false);

    /** The moderator, who decides matches of others. */
    public static final PlayerId MODERATOR = new PlayerId(1_100_000_000_000_000_019L);

    public static final Duration LIFE_OF_CHALLENGE = Duration.ofHours(24);

    public final SettableClock clock;
    public final GameRegistry games;
    public final TestDatabase database;
    public final LiveMatches liveMatches;
    public final Ledger ledger;
    public final MatchService matches;
    public final PlanService plans;
    public final EtiquetteService etiquette;
    public final ModerationService moderation;
    public final Timekeeper timekeeper;
    public final PlaceWatch watch;
    public final RatingService ratings;

    /** The places of matches. */
    public final TestPlaces places = new TestPlaces();

    /** The people who have left the server. */
    public final Set<PlayerId> gone = ConcurrentHashMap.newKeySet();

    public final ChallengeService challenges;
    public final Rematches rematches;
    public final MatchFinder finder;
    public final PrivacyService privacy;

    /** The number of calls that notices are owed. */
    public final AtomicInteger wakes = new AtomicInteger();

    private TestHost(TestDatabase database, MatchRepository matches, GameRegistry games, SettableClock clock) {
        this.clock = clock;
        this.games = games;
        this.database = database;
        this.liveMatches = new LiveMatches(matches);
        var calendars = new Calendars(database.timeOff(), clock);
        this.ledger = new Ledger(
                matches,
                liveMatches,
                new PlannedAnswers(database.plans()),
                calendars,
                clock,
                new Random(7),
                wakes::incrementAndGet);
        this.matches = new MatchService(matches, liveMatches, ledger, database.players());
        this.plans = new PlanService(liveMatches, database.plans());
        this.etiquette = new EtiquetteService(liveMatches, ledger, (match, asked) -> true);
        this.moderation = new ModerationService(liveMatches, ledger);
        this.ratings = new RatingService(database.ratings(), database.standings(), new Judge(games), clock);
        this.watch =
                new PlaceWatch(database.silences(), places, places, liveMatches, ledger, wakes::incrementAndGet, clock);
        this.timekeeper = new Timekeeper(
                matches,
                liveMatches,
                ledger,
                database.timeOff(),
                database.preferences(),
                new Absentees((guild, player) -> gone.contains(player), database.departures()),
                watch,
                clock);
        this.challenges = new ChallengeService(
                games,
                database.challenges(),
                database.blocks(),
                liveMatches,
                calendars,
                clock,
                new Random(7),
                LIFE_OF_CHALLENGE,
                wakes::incrementAndGet);
        this.rematches = new Rematches(liveMatches, database.challenges(), database.blocks(), clock, LIFE_OF_CHALLENGE);
        this.privacy = new PrivacyService(
                database.traces(), this.matches, database.challenges(), challenges, liveMatches, person -> {}, clock);
        this.finder = new MatchFinder(liveMatches);
    }

    /** Every game of the host, and the heap. */
    public static GameRegistry allGames() {
        List<Game<?>> all = new ArrayList<>(GameRegistry.load().games().toList());
        all.add(new HeapGame());
        return new GameRegistry(all);
    }

    public static TestHost open(Path file) {
        return open(file, allGames());
    }

    /** A host with these games only. */
    public static TestHost open(Path file, GameRegistry games) {
        return open(file, games, new SettableClock(), stored -> stored);
    }

    /** A host with a clock, whose services reach the stored matches only as {@code watched}. */
    public static TestHost open(
            Path file, GameRegistry games, SettableClock clock, UnaryOperator<MatchRepository> watched) {
        TestDatabase database = TestDatabase.open(file, games);
        return new TestHost(database, watched.apply(database.matches()), games, clock);
    }

    /** A host with a clock, on an open database. */
    public static TestHost on(TestDatabase database, GameRegistry games, SettableClock clock) {
        return new TestHost(database, database.matches(), games, clock);
    }

    /** Begins a match of the variant between the two, in the channel. */
    public Match begin(String variant, Player first, Player second) {
        return begin(variant, CHANNEL, first, second);
    }

    /** Begins a match of the variant in the thread, between the given players. */
    public Match begin(String variant, ChannelId thread, Player... players) {
        return begin(variant, TimeControl.NONE.text(), thread, players);
    }

    /** Begins a match of the variant in the thread, with a time control. */
    public Match begin(String variant, String timeControl, ChannelId thread, Player... players) {
        return begin(draft(variant, players), timeControl, thread, players);
    }

    /** Begins an unrated match of the variant between the given players, in the channel. */
    public Match beginFriendly(String variant, Player... players) {
        return beginFriendly(variant, TimeControl.NONE.text(), CHANNEL, players);
    }

    /** Begins an unrated match of the variant in the thread, with a time control. */
    public Match beginFriendly(String variant, String timeControl, ChannelId thread, Player... players) {
        var friendly = new Challenge.Draft(
                terms(variant, Terms.Stake.FRIENDLY, players[0]),
                draft(variant, players).chairs());
        return begin(friendly, timeControl, thread, players);
    }

    private Match begin(Challenge.Draft draft, String timeControl, ChannelId thread, Player... players) {
        List<PlayerId> seats = Stream.of(players).map(Player::id).toList();
        Variant chosen = draft.terms().variant();
        Challenge challenge = database.offer(draft, clock.instant());
        var opening = new ChallengeRepository.Opening(
                new Venue(GUILD, CHANNEL, thread),
                seats,
                HostedGame.start(games.game(chosen.game()), chosen)
                        .playChance(new Random(7))
                        .record(),
                Clock.set(TimeControl.read(timeControl).orElseThrow(), players.length),
                clock.instant(),
                clock.instant());
        Challenge accepted = challenge;
        for (PlayerId opponent : seats.subList(1, seats.size())) {
            accepted = accepted.joinedBy(opponent);
        }
        return database.challenges().begin(challenge, accepted, opening).orElseThrow();
    }

    /** Begins a match of the variant with as many players as it needs; Anna moves first. */
    public Match beginFull(String variant) {
        Variant chosen = variant(variant);
        int seats = games.game(chosen.game()).start(chosen).seats();
        return begin(
                variant,
                CHANNEL,
                List.of(ANNA, BERT, CARL, DORA, EMIL).subList(0, seats).toArray(Player[]::new));
    }

    /** A challenge of the first player, who wants to begin, to all others. */
    public Challenge.Draft draft(String variant, Player... players) {
        List<Chair> chairs = Stream.of(players)
                .skip(1)
                .map(guest -> Chair.reserved(guest.id()))
                .toList();
        return new Challenge.Draft(terms(variant, players[0]), chairs);
    }

    /** The terms of a challenger who wants to begin. */
    public Terms terms(String variant, Player challenger) {
        return terms(variant, Terms.Stake.RATED, challenger);
    }

    private Terms terms(String variant, Terms.Stake stake, Player challenger) {
        Instant now = clock.instant();
        return new Terms(
                GUILD,
                CHANNEL,
                challenger.id(),
                variant(variant),
                List.of(),
                new Seating.ByLot(SideWish.FIRST),
                TimeControl.NONE,
                stake,
                Optional.empty(),
                now,
                now.plus(LIFE_OF_CHALLENGE));
    }

    /** The terms of a Swiss tournament of the heap that begins in a day. */
    public TournamentTerms tournament(Player organiser) {
        Instant now = clock.instant();
        return new TournamentTerms(
                GUILD,
                CHANNEL,
                organiser.id(),
                variant("heap"),
                TimeControl.USUAL,
                true,
                TournamentKind.SWISS,
                5,
                now,
                now.plus(Duration.ofDays(1)));
    }

    public Variant variant(String text) {
        assertThat(games.variant(text)).isInstanceOf(VariantChoice.Found.class);
        return ((VariantChoice.Found) games.variant(text)).variant();
    }

    /** The number of plies that somebody sees now. */
    public int seen(MatchId match) {
        return database.matches().find(match).orElseThrow().ply();
    }

    /** The match after these moves of the players to move. */
    public Match play(Match match, String... moves) {
        Match now = match;
        for (String move : moves) {
            PlayResult result = matches.play(now.id(), now.playerToMove().orElseThrow(), now.ply(), move);
            assertThat(result).isInstanceOf(PlayResult.Played.class);
            now = ((PlayResult.Played) result).match();
        }
        return now;
    }

    /** The match after the act, by any player who may do it. */
    public Match act(Match match, HostAct act) {
        PlayResult result = ledger.enter(match, match.game().act(act));
        assertThat(result).isInstanceOf(PlayResult.Played.class);
        return ((PlayResult.Played) result).match();
    }

    /** The present owed notices. */
    public List<NoticeQueue.OwedNotice> owed() {
        return database.notices().due(clock.instant(), 1000);
    }

    /** Posts all owed boards. */
    public void postBoards() {
        owed().stream()
                .filter(owed -> owed.notice().kind() == Notice.Kind.BOARD)
                .forEach(owed -> database.notices().settle(owed, "message", clock.instant()));
    }

    @Override
    public void close() {
        database.close();
    }
}
