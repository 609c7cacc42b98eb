package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All achievements for a set of games, in display order. */
public final class Achievements {
    private static final int LONG_RECORD = 301;
    private static final Duration LONG_TIME = Duration.ofDays(100);

    /** The texts of the variants, by the id of their game. */
    private final Map<String, Set<String>> variants;

    private final List<Achievement> all;

    public Achievements(GameRegistry games) {
        this.variants = games.variants()
                .collect(Collectors.groupingBy(
                        Variant::game, Collectors.mapping(Variant::text, Collectors.toUnmodifiableSet())));
        this.all = Stream.of(wins(), people(), games(), tables(), time(), computers(), lessons(), puzzles())
                .flatMap(Collection::stream)
                .toList();
    }

    /** All achievements, in display order. */
    public List<Achievement> all() {
        return all;
    }

    /** The player's progress with each achievement, in display order. */
    public SequencedMap<Achievement, Completion> completions(Deeds deeds) {
        var completions = new LinkedHashMap<Achievement, Completion>();
        all.forEach(achievement -> completions.put(achievement, achievement.completion(deeds)));
        return completions;
    }

    private static List<Achievement> wins() {
        return List.of(
                steps(
                        HistoryPhrases.firstStone(),
                        HistoryPhrases.howFirstStone(),
                        1,
                        trail -> trail.won().ends()),
                steps(
                        HistoryPhrases.cairn(),
                        HistoryPhrases.howCairn(),
                        10,
                        trail -> trail.won().ends()),
                amongPeople(HistoryPhrases.causeway(), HistoryPhrases.howCauseway(), 100, Trail::ends),
                amongPeople(HistoryPhrases.stoneRow(), HistoryPhrases.howStoneRow(), 5, Trail::longerStreaks),
                steps(
                        HistoryPhrases.weatheredStone(),
                        HistoryPhrases.howWeatheredStone(),
                        1,
                        trail -> trail.winsAfterLosses(3)));
    }

    private static List<Achievement> people() {
        return List.of(
                amongPeople(
                        HistoryPhrases.crossroads(),
                        HistoryPhrases.howCrossroads(),
                        10,
                        trail -> trail.newPeople(opponents(trail))),
                amongPeople(
                        new Verbatim("Dolmen"),
                        HistoryPhrases.howDolmen(),
                        10,
                        trail -> trail.newPeople(trail::beaten)),
                amongPeople(HistoryPhrases.whetstone(), HistoryPhrases.howWhetstone(), 1, Trail::answers),
                best(
                        HistoryPhrases.flint(),
                        HistoryPhrases.howFlint(),
                        1,
                        trail -> trail.by(match -> Stream.of(new Circle(match.game(), Set.copyOf(match.players()))))
                                .map(circle -> circle.winsAfterLosses(1)),
                        Achievements::amongPeople),
                best(
                        HistoryPhrases.oldNeighbours(),
                        HistoryPhrases.howOldNeighbours(),
                        10,
                        trail -> trail.by(opponents(trail)).map(Trail::ends),
                        Achievements::amongPeople),
                amongPeople(
                        HistoryPhrases.milestone(),
                        HistoryPhrases.howMilestone(),
                        3,
                        trail -> trail.firsts(match -> Stream.of(match.guild()).filter(server -> !server.direct()))));
    }

    /** The people who play a game with each other. */
    private record Circle(String game, Set<PlayerId> players) {}

    private static Function<PastMatch, Stream<PlayerId>> opponents(Trail trail) {
        return match -> match.opponentsOf(trail.player()).stream();
    }

    private List<Achievement> games() {
        return List.of(
                steps(
                        HistoryPhrases.steppingStones(),
                        HistoryPhrases.howSteppingStones(),
                        variants.size(),
                        this::newGames),
                steps(
                        HistoryPhrases.stoneCircle(),
                        HistoryPhrases.howStoneCircle(),
                        variants.size(),
                        trail -> newGames(trail.won())),
                new Achievement(
                        HistoryPhrases.masterMason(),
                        HistoryPhrases.howMasterMason(),
                        deeds -> variantsOfOneGame(all(deeds))));
    }

    private List<Instant> newGames(Trail trail) {
        return trail.where(match -> variants.containsKey(match.game())).firsts(match -> Stream.of(match.game()));
    }

    /** Games with a single variant do not count. */
    private Completion variantsOfOneGame(Trail trail) {
        return Completion.best(
                variants.values().stream()
                        .filter(texts -> texts.size() > 1)
                        .map(texts -> Completion.of(
                                trail.where(match -> texts.contains(match.variant()))
                                        .firsts(match -> Stream.of(match.variant())),
                                texts.size())),
                1);
    }

    private static List<Achievement> tables() {
        return List.of(
                best(
                        HistoryPhrases.boundaryStone(),
                        HistoryPhrases.howBoundaryStone(),
                        2,
                        trail -> trail.won()
                                .where(match -> match.players().size() == 2)
                                .by(match -> Stream.of(match.game()))
                                .map(game -> game.firsts(
                                        match -> Stream.of(match.players().indexOf(game.player())))),
                        Achievements::all),
                steps(
                        HistoryPhrases.trilithon(),
                        HistoryPhrases.howTrilithon(),
                        3,
                        trail -> trail.won()
                                .where(match -> match.players().size() <= 4)
                                .firsts(match -> Stream.of(match.players().size()))),
                steps(
                        HistoryPhrases.capstone(),
                        HistoryPhrases.howCapstone(),
                        1,
                        trail -> trail.won()
                                .where(match -> match.players().size() == 5)
                                .ends()));
    }

    private static List<Achievement> time() {
        return List.of(
                steps(
                        HistoryPhrases.longInscription(),
                        HistoryPhrases.howLongInscription(LONG_RECORD),
                        1,
                        trail -> trail.where(match -> match.plies() >= LONG_RECORD)
                                .ends()),
                steps(
                        HistoryPhrases.patientStone(),
                        HistoryPhrases.howPatientStone(),
                        1,
                        trail -> trail.where(match -> Duration.between(match.startedAt(), match.endedAt())
                                                .compareTo(LONG_TIME)
                                        >= 0)
                                .ends()),
                steps(
                        HistoryPhrases.calendarStone(),
                        HistoryPhrases.howCalendarStone(),
                        12,
                        trail -> trail.firsts(match -> Stream.of(
                                match.endedAt().atOffset(ZoneOffset.UTC).getMonth()))));
    }

    private static List<Achievement> computers() {
        return List.of(new Achievement(
                HistoryPhrases.alignment(),
                HistoryPhrases.howAlignment(Opponent.ALL.size()),
                deeds -> Completion.of(
                        trail(deeds.history().withComputers()).longerRowsOfBeaten(), Opponent.ALL.size())));
    }

    private List<Achievement> lessons() {
        return List.of(
                moments(HistoryPhrases.slate(), HistoryPhrases.howSlate(), 1, this::lessons),
                moments(
                        HistoryPhrases.rosettaStone(),
                        HistoryPhrases.howRosettaStone(),
                        variants.size(),
                        this::lessons));
    }

    /** The times of the first lesson on each game. */
    private List<Instant> lessons(Deeds deeds) {
        return deeds.lessons().entrySet().stream()
                .filter(lesson -> variants.containsKey(lesson.getKey()))
                .map(Map.Entry::getValue)
                .sorted()
                .toList();
    }

    private static List<Achievement> puzzles() {
        return List.of(
                moments(HistoryPhrases.touchstone(), HistoryPhrases.howTouchstone(), 10, Deeds::puzzles),
                moments(HistoryPhrases.lodestone(), HistoryPhrases.howLodestone(), 100, Deeds::puzzles),
                moments(
                        HistoryPhrases.sundial(),
                        HistoryPhrases.howSundial(),
                        7,
                        deeds -> longerRowsOfDays(deeds.puzzles())));
    }

    /** The times at which the longest daily streak grew. */
    private static List<Instant> longerRowsOfDays(List<Instant> times) {
        var longer = new ArrayList<Instant>();
        LocalDate last = LocalDate.MIN;
        int row = 0;
        for (Instant time : times) {
            LocalDate day = LocalDate.ofInstant(time, ZoneOffset.UTC);
            if (!day.equals(last)) {
                row = day.minusDays(1).equals(last) ? row + 1 : 1;
                last = day;
            }
            if (row > longer.size()) {
                longer.add(time);
            }
        }
        return longer;
    }

    /** An achievement with a step at each of these moments, the earliest first. */
    private static Achievement moments(Argument name, Phrase how, int needed, Function<Deeds, List<Instant>> steps) {
        return new Achievement(name, how, deeds -> Completion.of(steps.apply(deeds), needed));
    }

    /** An achievement that counts steps over all matches. */
    private static Achievement steps(Argument name, Phrase how, int needed, Function<Trail, List<Instant>> steps) {
        return new Achievement(name, how, deeds -> Completion.of(steps.apply(all(deeds)), needed));
    }

    /** An achievement that counts steps over matches among people. */
    private static Achievement amongPeople(
            Argument name, Phrase how, int needed, Function<Trail, List<Instant>> steps) {
        return new Achievement(name, how, deeds -> Completion.of(steps.apply(amongPeople(deeds)), needed));
    }

    private static Trail all(Deeds deeds) {
        return trail(deeds.history());
    }

    private static Trail amongPeople(Deeds deeds) {
        return trail(deeds.history().amongPeople());
    }

    private static Trail trail(PlayerHistory history) {
        return new Trail(history.player(), history.matches());
    }

    /** An achievement that counts steps separately per group of matches and uses the best group. */
    private static Achievement best(
            Argument name,
            Phrase how,
            int needed,
            Function<Trail, Stream<List<Instant>>> ways,
            Function<Deeds, Trail> matches) {
        return new Achievement(
                name,
                how,
                deeds -> Completion.best(
                        ways.apply(matches.apply(deeds)).map(steps -> Completion.of(steps, needed)), needed));
    }
}
